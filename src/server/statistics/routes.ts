import { getComingGameweeks } from "#contract/football/coming.ts";
import { getOwnFixtures } from "#contract/football/own-fixture.ts";
import { getStatistics } from "#contract/statistics.ts";
import { accepted } from "#game/outcome.ts";
import type { Deps } from "#server/deps.ts";
import type { Mount } from "#server/platform/http/mount.ts";
import { comingGameweeks } from "./coming-gameweeks.ts";
import { loadOwnFixtures } from "./load-own-fixtures.ts";
import { loadStatistics } from "./load-statistics.ts";

export function mountStatistics(mount: Mount, deps: Deps): void {
  const { db, clock } = deps;
  const comingOn = comingGameweeks(deps);
  mount(getStatistics, async ({ viewer }) => accepted(await loadStatistics(db, viewer.id, clock.now())));
  mount(getOwnFixtures, async ({ viewer }) => accepted(await loadOwnFixtures(db, viewer.id, clock.now())));
  mount(getComingGameweeks, async ({ query }) => accepted(await comingOn(query.page)));
}
