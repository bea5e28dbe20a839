import * as contract from "#contract/football/football.ts";
import { getFixture } from "#contract/football/fixture.ts";
import { accepted } from "#game/outcome.ts";
import type { DepsWithPool } from "#server/deps.ts";
import { coalesced } from "#server/platform/batching/coalesced.ts";
import { forEachDatabase } from "#server/platform/db/replica/for-each-database.ts";
import type { Mount } from "#server/platform/http/mount.ts";
import { initializeFootball } from "./initialize-football.ts";
import { loadConnection } from "#server/football/view/load-connection.ts";
import { loadFixture } from "#server/football/view/load-fixture.ts";
import { loadGameweek } from "#server/football/view/load-gameweek.ts";
import { loadMatchesByDate } from "#server/football/view/load-matches-by-date.ts";

export function mountFootball(mount: Mount, deps: DepsWithPool): void {
  const { db, clock, config } = deps;
  const provider = config.footballProvider;
  // The same for everybody.
  const matches = forEachDatabase((from) =>
    coalesced(() => loadMatchesByDate(from.db, { provider, now: clock.now() })),
  );
  mount(contract.getMatchesByDate, async ({ parts }) => accepted(await matches(parts)()));
  mount(getFixture, ({ parts, params }) => loadFixture(parts.db, params.id));
  mount(contract.testFootballConnection, async ({ viewer }) =>
    accepted(
      await loadConnection(db, { provider, wallTime: clock.wallTime(), isAdmin: viewer.user.isAdmin }),
    ),
  );
  mount(contract.listGameweekFixtures, async ({ parts }) =>
    accepted(await loadGameweek(parts.db, provider, clock.now())),
  );
  // With the whole parts, not the call's: it asks providers for a minute, and storing the same answers again changes nothing.
  mount(contract.initializeFootball, () => initializeFootball(deps));
}
