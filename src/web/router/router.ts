import type { ComponentType } from "react";
import { type Path, presentPath } from "#contract/screen-path.ts";
import { type Target, hrefOf } from "./address.ts";
import { type Place, findPlace } from "./find-place.ts";
import type { Screens } from "./screen.ts";

/** What is on the page. */
export interface View extends Place {
  /** The screen's code; null while it is on its way, where it could not be loaded, and where there is no screen. */
  readonly Screen: ComponentType | null;
  /** Why the code could not be loaded. */
  readonly failure: unknown;
  /** Where the page is to be scrolled to, in pixels; null leaves it where it is. */
  readonly scrollTop: number | null;
}

export interface GoOptions {
  /** Takes the place of the present entry in the browser's history. */
  readonly replace?: boolean | undefined;
  /** False leaves the page where it is scrolled to. */
  readonly resetScroll?: boolean | undefined;
}

export interface Router {
  readonly view: () => View;
  readonly subscribe: (listener: () => void) => () => void;
  /** Opens a screen: the old one stands until the code of the new one is there. */
  readonly go: (target: Target, options?: GoOptions) => Promise<void>;
  /** Fetches the code of a screen that is probably opened next. */
  readonly preload: (to: Path) => void;
}

/** Shows the screen at the browser's address, and follows it from there. */
export function makeRouter(screens: Screens): Router {
  const listeners = new Set<() => void>();
  const scrolled = rememberScrolling();
  let view: View = { ...findPlace(screens, location), Screen: null, failure: null, scrollTop: null };
  let latest = 0;

  const show = async (scrollTop: number | null) => {
    latest += 1;
    const own = latest;
    const place = findPlace(screens, location);
    const loaded = await loadScreen(place);
    if (own !== latest) return;
    view = { ...place, ...loaded, scrollTop };
    for (const listener of listeners) listener();
  };
  leaveMovedAddress();
  addEventListener("popstate", () => void show(scrolled.back()));
  void show(null);
  return {
    view: () => view,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    go: (target, { replace = false, resetScroll = true } = {}) => {
      scrolled.forward(hrefOf(target), replace);
      return show(resetScroll ? 0 : null);
    },
    preload: (to) => void screens[to].load().catch(ignore),
  };
}

async function loadScreen({ found }: Place): Promise<Pick<View, "Screen" | "failure">> {
  try {
    return { Screen: (await found?.screen.load()) ?? null, failure: null };
  } catch (failure) {
    return { Screen: null, failure };
  }
}

/** What cannot be fetched ahead is told when it is wanted. */
function ignore(): void {}

function leaveMovedAddress(): void {
  const { pathname, search, hash } = location;
  const present = presentPath(pathname);
  if (present !== pathname) history.replaceState(null, "", present + search + hash);
}

/** Remembers how far each entry of the browser's history was scrolled, which the browser does for whole pages only. */
function rememberScrolling() {
  const tops = new Map<number, number>();
  let at = entryNumber();
  history.scrollRestoration = "manual";
  // A page that is loaded again is the browser's to scroll.
  addEventListener("pagehide", () => {
    history.scrollRestoration = "auto";
  });
  return {
    forward: (href: string, replace: boolean) => {
      tops.set(at, scrollY);
      if (replace) return history.replaceState({ at }, "", href);
      at += 1;
      history.pushState({ at }, "", href);
    },
    back: (): number => {
      tops.set(at, scrollY);
      at = entryNumber();
      return tops.get(at) ?? 0;
    },
  };
}

function entryNumber(): number {
  const state = history.state as { readonly at?: unknown } | null;
  return typeof state?.at === "number" ? state.at : 0;
}
