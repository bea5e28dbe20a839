import { expect, test } from "vitest";
import { enterTournament } from "#contract/tournament.ts";
import { settleSeasons } from "#server/leaderboard/settle-season.ts";
import { settleTournaments } from "#server/tournament/settlement/settle-tournaments.ts";
import { aFixture, aPerformance } from "#tests/support/football-makers.ts";
import { aManager, theTournament } from "#tests/support/managers.ts";
import { makeTestApp } from "#tests/support/test-app.ts";

test("a season gets the points of its last month, settled after a pause of months", async () => {
  const app = await makeTestApp({ now: Date.parse("2025-07-01T12:00:00Z") });
  const { user, cards, teamId } = await aManager(app);
  const id = await theTournament(app);
  await user.call(enterTournament, { params: { id }, body: { teamId } });
  await settleTournaments(app.deps);
  await settleSeasons(app.deps);
  const { id: fixtureId } = await aFixture(app, "2025-07-13T14:00:00Z");
  await aPerformance(app, { fixtureId, playerId: cards[4]?.playerId ?? 0 }, { goals: 2 });
  app.clock.set(Date.parse("2025-10-10T12:00:00Z"));
  await settleTournaments(app.deps);
  await settleSeasons(app.deps);
  const { rows } = await app.pool.query(
    "select start_year, points from season join standing using (settlement_id) where user_id = $1",
    [user.id],
  );
  expect(rows).toEqual([{ start_year: 2024, points: 10 }]);
  expect(await settleSeasons(app.deps)).toBe(0);
  await app.close();
});
