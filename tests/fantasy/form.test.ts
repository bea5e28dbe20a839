import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { getLineUpHelp } from "#contract/fantasy/help.ts";
import { fixture, player } from "#server/football/table.ts";
import { aFantasyLeague, aFantasyManager, finalOf } from "#tests/support/fantasy-league.ts";
import { aPerformance } from "#tests/support/football-makers.ts";
import { makeTestApp } from "#tests/support/test-app.ts";

test("form counts the games of a player, not the club's matches that nobody played or that he wasn't there for", async () => {
  const app = await makeTestApp({ now: finalOf(5) });
  const league = await aFantasyLeague(app, 6);
  const { user, cards, players } = await aFantasyManager(app, league);
  const [first, , moved] = players;
  const play = async (round: number, given: Partial<typeof fixture.$inferInsert>) => {
    const over = { status: "FT", homeGoals: 1, awayGoals: 0, detailsHash: "all", ...given };
    for (const { id } of league.fixtures[round - 1] ?? []) {
      await app.db.update(fixture).set(over).where(eq(fixture.id, id));
    }
  };
  for (const round of [1, 2]) {
    await play(round, {});
    const [own, movedTo] = league.fixtures[round - 1] ?? [];
    for (const [at, one] of [own, movedTo].entries()) {
      await aPerformance(app, { fixtureId: one?.id ?? 0, playerId: (at === 0 ? first?.id : moved?.id) ?? 0 });
    }
  }
  await play(3, { status: "AWD", detailsHash: null });
  await play(4, { detailsHash: null });
  await app.db
    .update(player)
    .set({ clubId: league.clubIds[0] ?? 0 })
    .where(eq(player.id, moved?.id ?? 0));
  const { body } = await user.call(getLineUpHelp, { params: { leagueId: league.id } });
  const formOf = new Map(body.cards.map(({ cardId, form }) => [cardId, form]));
  expect(cards.slice(0, 4).map(({ id }) => formOf.get(id))).toEqual([2, 0, 2, 0]);
  await app.close();
});
