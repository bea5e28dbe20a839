import type { AnyRouter } from "@tanstack/react-router";
import { MAIN_ID } from "./skip-link.tsx";

const PRODUCT = "Panna";

/**
 * What a browser does by itself when a page is loaded, done for screens that change without one: the title of the
 * document, and the focus on the new screen's heading, so that a screen reader starts there. Returns how to stop.
 */
export function followRouteChanges(router: AnyRouter): () => void {
  setTitle(router);
  return router.subscribe("onRendered", ({ fromLocation, pathChanged }) => {
    setTitle(router);
    if (fromLocation && pathChanged) focusScreen();
  });
}

function setTitle(router: AnyRouter): void {
  const title = router.state.matches.at(-1)?.staticData.title;
  document.title = title === undefined ? PRODUCT : `${title} · ${PRODUCT}`;
}

function focusScreen(): void {
  const main = document.querySelector<HTMLElement>(`#${MAIN_ID}`);
  const heading = main?.querySelector<HTMLElement>("h1") ?? null;
  if (heading) heading.tabIndex = -1;
  (heading ?? main)?.focus({ preventScroll: true });
}
