import { MAIN_ID } from "#web/shell/skip-link.tsx";
import { focusHeading } from "#web/ui/focus-heading.ts";
import type { View } from "./router.ts";

const PRODUCT = "Panna";

/**
 * What a browser does by itself when a page is loaded, done for screens that change without one: the title of the
 * document, how far it is scrolled, and the focus on the new screen's heading, so that a screen reader starts there.
 */
export function arrive({ found, pathname, scrollTop }: View, cameFrom: string | null): void {
  document.title = found === null ? PRODUCT : `${found.screen.title} · ${PRODUCT}`;
  if (cameFrom !== null && cameFrom !== pathname)
    focusHeading(document.querySelector<HTMLElement>(`#${MAIN_ID}`));
  if (scrollTop !== null) scrollTo(0, scrollTop);
}
