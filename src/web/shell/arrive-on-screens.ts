import type { AnyRouter } from "@tanstack/react-router";
import i18next from "i18next";
import { words } from "#web/language/words.ts";
import { focusHeading } from "#web/ui/focus-heading.ts";
import { hasFocus } from "#web/ui/has-focus.ts";
import { MAIN_ID } from "./skip-link.tsx";

const PRODUCT = "Panna";

/**
 * On each new screen, sets the document's title and focuses the heading, so screen readers start there, as on a page
 * load. A change of the search alone is a new screen if what had the focus has gone, as in the album, whose sets are
 * screens at its path. The router handles scrolling.
 */
export function arriveOnScreens(router: AnyRouter): void {
  const nameDocument = () => {
    const { matches } = router.state;
    const title = matches.some(({ _notFound }) => _notFound) ? undefined : matches.at(-1)?.staticData.title;
    if (title === undefined) {
      document.title = PRODUCT;
      return;
    }
    const name = words("app")(`titles.${title}`);
    document.title = `${name} · ${PRODUCT}`;
  };
  i18next.on("languageChanged", nameDocument);
  let focused: Node | null = null;
  document.addEventListener("focusin", ({ target }) => (focused = target as Node));
  router.subscribe("onRendered", ({ pathChanged, hrefChanged }) => {
    nameDocument();
    const isFocusLost = !hasFocus() && focused?.isConnected === false;
    if (pathChanged || (hrefChanged && isFocusLost)) {
      focusHeading(document.querySelector<HTMLElement>(`#${MAIN_ID}`));
    }
  });
}
