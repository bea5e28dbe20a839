import { MAIN_ID } from "../shell/skip-link.tsx";
import type { View } from "./router.ts";

const PRODUCT = "Panna";

/**
 * What a browser does by itself when a page is loaded, done for screens that change without one: the title of the
 * document, how far it is scrolled, and the focus on the new screen's heading, so that a screen reader starts there.
 */
export function arrive({ found, pathname, scrollTop }: View, cameFrom: string | null): void {
  document.title = found === null ? PRODUCT : `${found.screen.title} · ${PRODUCT}`;
  if (cameFrom !== null && cameFrom !== pathname) focusScreen();
  if (scrollTop !== null) scrollTo(0, scrollTop);
}

function focusScreen(): void {
  const main = document.querySelector<HTMLElement>(`#${MAIN_ID}`);
  const heading = main?.querySelector<HTMLElement>("h1") ?? null;
  if (heading) heading.tabIndex = -1;
  (heading ?? main)?.focus({ preventScroll: true });
}
