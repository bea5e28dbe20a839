import { createRouter, parseSearchWith, stringifySearchWith } from "@tanstack/react-router";
import { ScreenError } from "#web/shell/screen-error.tsx";
import type { all } from "#words/en/all.ts";
import { routeTree } from "./screens.ts";

declare module "@tanstack/react-router" {
  interface Register {
    readonly router: typeof router;
  }
  interface StaticDataRouteOption {
    /** The document's title while the screen is open: a key of the app's titles. */
    readonly title?: keyof (typeof all)["app"]["titles"];
    /** Whether visitors see it: the landing page, the account page, and Transfers, which asks to sign in (spec §2). */
    readonly isForVisitors?: boolean;
  }
}

/** Maps addresses to screens. */
export const router = createRouter({
  routeTree,
  caseSensitive: true,
  defaultErrorComponent: ScreenError,
  defaultPreload: "intent",
  defaultPreloadDelay: 0,
  scrollRestoration: true,
  // Fades from screen to screen, but not if only the search changes.
  defaultViewTransition: {
    types: ({ pathChanged }) => pathChanged && !matchMedia("(prefers-reduced-motion: reduce)").matches && [],
  },
  // Values are written as they are: an id of only digits isn't turned into quoted JSON.
  parseSearch: parseSearchWith((value) => value),
  stringifySearch: stringifySearchWith(String),
});
