import { getComingGameweeks } from "#contract/football/coming.ts";
import { getOwnFixtures } from "#contract/football/own-fixture.ts";
import { getStatistics } from "#contract/statistics.ts";
import { accepted } from "#game/outcome.ts";
import type { Deps } from "#server/deps.ts";
import { forEachDatabase } from "#server/platform/db/replica/for-each-database.ts";
import type { Mount } from "#server/platform/http/mount.ts";
import { comingGameweeks } from "./coming-gameweeks.ts";
import { loadOwnFixtures } from "./load-own-fixtures.ts";
import { loadStatistics } from "./load-statistics.ts";

export function mountStatistics(mount: Mount, deps: Deps): void {
  const { clock } = deps;
  const comingOn = forEachDatabase((from) => comingGameweeks(from.db, clock));
  mount(getStatistics, async ({ parts, viewer }) =>
    accepted(await loadStatistics(parts.db, viewer.id, clock.now())),
  );
  mount(getOwnFixtures, async ({ parts, viewer }) =>
    accepted(await loadOwnFixtures(parts.db, viewer.user, clock.now())),
  );
  mount(getComingGameweeks, async ({ parts, query }) => accepted(await comingOn(parts)(query.page)));
}
