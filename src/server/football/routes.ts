import * as admin from "#contract/football/football-admin.ts";
import * as contract from "#contract/football/football.ts";
import { getFixture } from "#contract/football/fixture.ts";
import { accepted } from "#game/outcome.ts";
import { mapCard } from "#server/card/mapping/map-card.ts";
import { mapCards } from "#server/card/mapping/map-cards.ts";
import { loadUnmappedCards } from "#server/card/mapping/unmapped.ts";
import type { Deps } from "#server/deps.ts";
import type { Mount } from "#server/platform/http/mount.ts";
import { loadCorrections } from "#server/football/corrections/load-corrections.ts";
import { initializeFootball } from "./initialize-football.ts";
import { loadConnection } from "#server/football/view/load-connection.ts";
import { loadFixture } from "#server/football/view/load-fixture.ts";
import { loadGameweek } from "#server/football/view/load-gameweek.ts";
import { loadMatchesByDate } from "#server/football/view/load-matches-by-date.ts";

export function mountFootball(mount: Mount, deps: Deps): void {
  const { db, clock, config } = deps;
  const provider = config.footballProvider;
  mount(contract.getMatchesByDate, async () =>
    accepted(await loadMatchesByDate(db, { provider, now: clock.now() })),
  );
  mount(getFixture, ({ params }) => loadFixture(db, params.id));
  mount(contract.testFootballConnection, async () => accepted(await loadConnection(db, provider)));
  mount(contract.listGameweekFixtures, async () => accepted(await loadGameweek(db, provider, clock.now())));
  mount(contract.initializeFootball, () => initializeFootball(deps));
  mount(admin.mapCards, async ({ parts, viewer }) => accepted(await mapCards(parts, viewer)));
  mount(admin.listUnmappedCards, async () => accepted(await loadUnmappedCards(deps)));
  mount(admin.mapCard, ({ parts, viewer, params, body }) =>
    mapCard(parts, viewer, { cardId: params.id, playerId: body.playerId }),
  );
  mount(admin.listCorrections, async ({ query }) => accepted(await loadCorrections(db, query.before)));
}
