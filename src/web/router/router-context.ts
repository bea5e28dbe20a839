import { createContext, use } from "react";
import type { ParamPath, ParamsOf, SearchByPath, SearchPath } from "./address.ts";
import type { Router, View } from "./router.ts";

export interface RouterAndView {
  readonly router: Router;
  readonly view: View;
}

export const RouterContext = createContext<RouterAndView | null>(null);

function useRouterAndView(): RouterAndView {
  const context = use(RouterContext);
  if (!context) throw new Error("There is no <RouterProvider> around this.");
  return context;
}

/** What is on the page. */
export function useView(): View {
  return useRouterAndView().view;
}

export function useRouter(): Router {
  return useRouterAndView().router;
}

/** How a component sends somebody elsewhere. */
export function useNavigate(): Router["go"] {
  return useRouter().go;
}

/** The differing parts of the address at which this screen stands. */
export function useParams<P extends ParamPath>(path: P): ParamsOf<P> {
  return foundAt(path, useView()).params as ParamsOf<P>;
}

/** What stands behind the question mark of the address at which this screen stands. */
export function useSearch<P extends SearchPath>(path: P): SearchByPath[P] {
  return foundAt(path, useView()).search;
}

function foundAt(path: string, { found }: View) {
  if (found?.path !== path) throw new Error(`This is not the screen of ${path}.`);
  return found;
}
