import type { ComponentType } from "react";
import type { Path } from "#contract/screen-path.ts";
import type { SearchByPath, SearchPath } from "./address.ts";

/** What stands at an address. */
export interface Screen {
  /** What the document is called while it is open. */
  readonly title: string;
  /** A visitor may see it: the landing page, the account page, and Transfers, which asks to sign in (spec §2). */
  readonly isForVisitors?: boolean;
  /** Fetches its code. */
  readonly load: () => Promise<ComponentType>;
}

export interface SearchingScreen<Search> extends Screen {
  /** What stands behind the question mark; what makes no sense is left out. */
  readonly readSearch: (search: URLSearchParams) => Search;
}

/** The screen of every address. */
export type Screens = {
  readonly [P in Path]: P extends SearchPath ? SearchingScreen<SearchByPath[P]> : Screen;
};
