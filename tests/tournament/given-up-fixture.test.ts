import { expect, test } from "vitest";
import { getMonthlyLeaderboard } from "#contract/leaderboard.ts";
import { enterTournament } from "#contract/tournament.ts";
import { GIVEN_UP_AFTER_MS, giveUpUnfollowed } from "#server/football/void/given-up.ts";
import { settleTournament } from "#server/tournament/settlement/settle-tournament.ts";
import { aFixture, aPerformance } from "#tests/support/football-makers.ts";
import { aManager, theTournament } from "#tests/support/managers.ts";
import { makeTestApp } from "#tests/support/test-app.ts";

const KICK_OFF = Date.parse("2025-09-13T14:00:00Z");

test("a match that nobody follows counts nothing in the table once it is given up, though it keeps its details", async () => {
  const app = await makeTestApp({ now: Date.parse("2025-09-10T12:00:00Z") });
  const id = await theTournament(app);
  const { user, teamId, cards } = await aManager(app);
  await user.call(enterTournament, { params: { id }, body: { teamId } });
  const { id: fixtureId } = await aFixture(app, KICK_OFF, { status: "2H" });
  await aPerformance(app, { fixtureId, playerId: cards[4]?.playerId ?? 0 }, { goals: 2 });
  const points = async () => (await user.call(getMonthlyLeaderboard)).body[0]?.totalMonthlyPoints;
  expect(await settleTournament(app.deps, id)).toBe("settled");
  expect(await points()).toBe(10);
  await giveUpUnfollowed(app.db, "fpl", KICK_OFF + GIVEN_UP_AFTER_MS);
  expect(await settleTournament(app.deps, id)).toBe("settled");
  expect(await points()).toBe(0);
  await app.close();
});
