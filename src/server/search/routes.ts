import { searchEverything as endpoint } from "#contract/search/search.ts";
import { accepted } from "#game/outcome.ts";
import type { Deps } from "#server/deps.ts";
import type { Mount } from "#server/platform/http/mount.ts";
import { searchEverything } from "./search-everything.ts";

export function mountSearch(mount: Mount, deps: Deps): void {
  mount(endpoint, async ({ viewer, query }) => accepted(await searchEverything(deps, viewer, query.q)));
}
