import { paramsAt, partsOf, type Path } from "#contract/screen-path.ts";
import type { Screen, Screens } from "./screen.ts";

/** Somewhere in the app: an address with what it carries. */
export interface Place {
  readonly pathname: string;
  /** Null where there is no screen. */
  readonly found: Found | null;
}

interface Found {
  readonly path: Path;
  readonly screen: Screen;
  readonly params: Readonly<Record<string, string>>;
  readonly search: object;
}

/** The screen at an address, as the address bar gives it. An address without differing parts goes before one with. */
export function findPlace(screens: Screens, { pathname, search }: Pick<URL, "pathname" | "search">): Place {
  const parts = partsOf(pathname);
  const paths = (Object.keys(screens) as Path[]).toSorted((a, b) => differing(a) - differing(b));
  for (const path of paths) {
    const params = paramsAt(path, parts);
    if (params === null) continue;
    const screen = screens[path];
    const asked = "readSearch" in screen ? screen.readSearch(new URLSearchParams(search)) : {};
    return { pathname, found: { path, screen, params, search: asked } };
  }
  return { pathname, found: null };
}

function differing(path: Path): number {
  return partsOf(path).filter((part) => part.startsWith("$")).length;
}
