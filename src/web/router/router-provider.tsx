import { type ReactNode, useLayoutEffect, useRef, useSyncExternalStore } from "react";
import { arrive } from "./arrive.ts";
import { RouterContext } from "./router-context.ts";
import type { Router } from "./router.ts";

export interface RouterProviderProps {
  readonly router: Router;
  readonly children: ReactNode;
}

/** Tells all below it what is on the page, and how to go elsewhere. */
export function RouterProvider({ router, children }: RouterProviderProps) {
  const view = useSyncExternalStore(router.subscribe, router.view);
  const cameFrom = useRef<string | null>(null);
  useLayoutEffect(() => {
    arrive(view, cameFrom.current);
    cameFrom.current = view.pathname;
  }, [view]);
  return <RouterContext value={{ router, view }}>{children}</RouterContext>;
}
