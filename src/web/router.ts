import { createRouter, parseSearchWith, stringifySearchWith } from "@tanstack/react-router";
import { ScreenError } from "#web/shell/screen-error.tsx";
import type { all } from "#words/en/all.ts";
import { routeTree } from "./screens.ts";

declare module "@tanstack/react-router" {
  interface Register {
    readonly router: typeof router;
  }
  interface StaticDataRouteOption {
    /** What the document is called while the screen is open: a key of the app's titles. */
    readonly title?: keyof (typeof all)["app"]["titles"];
    /** A visitor may see it: the landing page, the account page, and Transfers, which asks to sign in (spec §2). */
    readonly isForVisitors?: boolean;
  }
}

/** Opens the screens by their addresses. */
export const router = createRouter({
  routeTree,
  caseSensitive: true,
  defaultErrorComponent: ScreenError,
  defaultPreload: "intent",
  defaultPreloadDelay: 0,
  scrollRestoration: true,
  // A fade from screen to screen. A change of the search alone is no new screen.
  defaultViewTransition: {
    types: ({ pathChanged }) => pathChanged && !matchMedia("(prefers-reduced-motion: reduce)").matches && [],
  },
  // Values stand in the address as they are: an id of digits alone is not turned into quoted JSON.
  parseSearch: parseSearchWith((value) => value),
  stringifySearch: stringifySearchWith(String),
});
