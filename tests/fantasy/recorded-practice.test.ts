import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import {
  executePractice,
  getPractice,
  getPracticeHelp,
  playGameweek,
  startPractice,
  validatePractice,
} from "#contract/fantasy/practice.ts";
import { getFantasyTable } from "#contract/fantasy/table.ts";
import { playerSeason } from "#server/football/player/table.ts";
import { fixture, player } from "#server/football/table.ts";
import { aFantasyLeague, aFantasyManager, squadOf } from "#tests/support/fantasy-league.ts";
import { aClub, aPerformance } from "#tests/support/football-makers.ts";
import { makeTestApp } from "#tests/support/test-app.ts";
import type { TestUser } from "#tests/support/test-user.ts";

const play = (user: TestUser, id: number, round: number) =>
  user.call(playGameweek, { params: { id, round } });

describe("a season that is stored", () => {
  test("can be practised once it is over, with what was recorded", async () => {
    const stored = await makeTestApp();
    const league = await aFantasyLeague(stored, 2);
    const { user, cards, players } = await aFantasyManager(stored, league);
    expect((await user.call(getPractice)).body.choices).toEqual([]);
    for (const one of league.fixtures.flat()) {
      const over = { status: "FT", homeGoals: 1, awayGoals: 0, detailsHash: "all" };
      await stored.db.update(fixture).set(over).where(eq(fixture.id, one.id));
    }
    const first = league.fixtures[0] ?? [];
    for (const [at, { id: playerId }] of players.entries()) {
      await aPerformance(stored, { fixtureId: first[Math.floor(at / 2)]?.id ?? 0, playerId });
    }
    const { body } = await user.call(getPractice);
    expect(body.choices).toEqual([
      { leagueId: "premier-league", leagueName: "premier-league", season: 2025, source: "recorded" },
    ]);
    const asked = { leagueId: "premier-league", season: 2025, replaces: null };
    const { id } = (await user.call(startPractice, { body: asked })).body;
    const { leagueId: _leagueId, ...request } = squadOf(1, cards);
    expect((await user.call(executePractice, { params: { id }, body: request })).status).toBe(200);
    // Five starters at two points, with the captain doubled.
    expect((await play(user, id, 1)).body.score).toMatchObject({ total: 12 });
    // Nobody played in the second.
    expect((await play(user, id, 2)).body.score).toMatchObject({ total: 0, armband: null });
    const table = await user.call(getFantasyTable, { params: { leagueId: league.id }, query: {} });
    expect(table.body.rows).toEqual([]);
    await stored.close();
  });

  test("is played by the clubs of then, not by those that the players are with now", async () => {
    const stored = await makeTestApp();
    const league = await aFantasyLeague(stored, 2);
    const { user, cards, players } = await aFantasyManager(stored, league);
    const over = { status: "FT", homeGoals: 1, awayGoals: 0, detailsHash: "all" };
    await stored.db.update(fixture).set(over);
    await stored.db.insert(playerSeason).values(
      players.map(({ id: playerId, clubId, position, overall }) => ({
        playerId,
        season: 2025,
        clubId,
        position,
        overall,
      })),
    );
    // By now one is in another league, one at a club that wasn't in the season, and four are with one club.
    const abroad = await aClub(stored, { leagueId: "la-liga" });
    const newcomers = await aClub(stored);
    const clubsNow = [abroad, newcomers, newcomers, newcomers, newcomers].map(({ id }) => id);
    for (const [at, clubId] of clubsNow.entries()) {
      await stored.db
        .update(player)
        .set({ clubId })
        .where(eq(player.id, players[at]?.id ?? 0));
    }
    const [home] = league.fixtures[0] ?? [];
    for (const one of players.slice(0, 2)) {
      await aPerformance(stored, { fixtureId: home?.id ?? 0, playerId: one.id });
    }
    const asked = { leagueId: "premier-league", season: 2025, replaces: null };
    const { id } = (await user.call(startPractice, { body: asked })).body;
    const help = async () => (await user.call(getPracticeHelp, { params: { id } })).body.cards;
    for (const card of await help()) {
      expect(card.unfit).toBeNull();
      expect(card.rounds.map((own) => own.length)).toEqual([1, 1]);
    }
    const { leagueId: _leagueId, ...request } = squadOf(1, cards);
    const validated = await user.call(validatePractice, { params: { id }, body: request });
    expect(validated.body).toMatchObject({ valid: true, errors: [], warnings: [] });
    expect((await user.call(executePractice, { params: { id }, body: request })).status).toBe(200);
    expect((await play(user, id, 1)).body.score).toMatchObject({ total: 4 });
    const formOf = new Map((await help()).map(({ cardId, form }) => [cardId, form]));
    expect(cards.map((card) => formOf.get(card.id))).toEqual([2, 2, 0, 0, 0, 0, 0, 0, 0]);
    await stored.close();
  });
});
