import { searchEverything as endpoint } from "#contract/search/search.ts";
import { accepted } from "#game/outcome.ts";
import type { Mount } from "#server/platform/http/mount.ts";
import { searchEverything } from "./search-everything.ts";

export function mountSearch(mount: Mount): void {
  mount(endpoint, async ({ parts, viewer, query }) =>
    accepted(await searchEverything(parts, viewer, query.q)),
  );
}
