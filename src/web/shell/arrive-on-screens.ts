import type { AnyRouter } from "@tanstack/react-router";
import { focusHeading } from "#web/ui/focus-heading.ts";
import { MAIN_ID } from "./skip-link.tsx";

const PRODUCT = "Panna";

/**
 * On each new screen, sets the document's title and focuses the heading, where a screen reader starts, as a browser does
 * when it loads a page. The router scrolls.
 */
export function arriveOnScreens(router: AnyRouter): void {
  router.subscribe("onRendered", ({ pathChanged }) => {
    const { matches } = router.state;
    const title = matches.some(({ _notFound }) => _notFound) ? undefined : matches.at(-1)?.staticData.title;
    document.title = title === undefined ? PRODUCT : `${title} · ${PRODUCT}`;
    if (pathChanged) focusHeading(document.querySelector<HTMLElement>(`#${MAIN_ID}`));
  });
}
