import { eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { getRoundPoints } from "#contract/fantasy/points.ts";
import { getFantasyTable } from "#contract/fantasy/table.ts";
import { executeTransfers } from "#contract/fantasy/transfers.ts";
import { lineUp } from "#server/football/line-up/table.ts";
import { fixture, performance } from "#server/football/table.ts";
import {
  aFantasyManager,
  aFantasyWorld,
  atTime,
  deadlineOf,
  type FantasyManager,
  finalOf,
  kickOffOf,
  type MadeLeague,
  squadOf,
} from "#tests/support/fantasy-league.ts";
import { aPerformance } from "#tests/support/football-makers.ts";
import type { TestApp } from "#tests/support/test-app.ts";

let app: TestApp;
let league: MadeLeague;
let manager: FantasyManager;

beforeEach(async () => {
  ({ app, league, manager } = await aFantasyWorld());
  await manager.user.call(executeTransfers, { body: squadOf(league.id, manager.cards) });
});

afterEach(() => app.close());

let details = 0;

/** Ends the round's fixtures; these players (by index in the nine) played 90 minutes. */
async function play(round: number, places: readonly number[], goals: Readonly<Record<number, number>> = {}) {
  details += 1;
  for (const one of league.fixtures[round - 1] ?? []) {
    await app.db
      .update(fixture)
      .set({ status: "FT", homeGoals: 1, awayGoals: 1, detailsHash: `played ${details}` })
      .where(eq(fixture.id, one.id));
  }
  for (const at of places) {
    const fixtureId = league.fixtures[round - 1]?.[Math.floor(at / 2)]?.id ?? 0;
    const playerId = manager.players[at]?.id ?? 0;
    await aPerformance(app, { fixtureId, playerId }, { goals: goals[at] ?? 0 });
  }
}

async function points(round?: number, who = manager) {
  const query = round === undefined ? {} : { round };
  const { body } = await who.user.call(getRoundPoints, { params: { leagueId: league.id }, query });
  return body;
}

const ALL = [0, 1, 2, 3, 4, 5, 6, 7, 8];

describe("a round", () => {
  test("belongs to no one before the first deadline", async () => {
    expect(await points()).toEqual({ rounds: [], round: null, score: null, average: null, squads: 0 });
  });

  test("shows before the kick-off who is in the real line-up, and guesses nothing", async () => {
    await atTime(app, kickOffOf(1) - 50 * 60_000);
    const [first, second] = league.fixtures[0] ?? [];
    const [one, other, third] = manager.players;
    await app.db.insert(lineUp).values([
      { fixtureId: first?.id ?? 0, side: "home", starterIds: [one?.id ?? 0], benchIds: [] },
      { fixtureId: first?.id ?? 0, side: "away", starterIds: [], benchIds: [] },
      // Who isn't named here may be on the bench.
      { fixtureId: second?.id ?? 0, side: "home", starterIds: [], benchIds: null },
    ]);
    const cards = (await points()).score?.cards ?? [];
    const placeOf = (id = 0) => cards.find(({ playerId }) => playerId === id)?.realPlace;
    expect([one, other, third].map((player) => placeOf(player?.id))).toEqual(["starter", "absent", null]);
    expect(placeOf(manager.players[6]?.id)).toBeNull();
  });

  test("counts live and provisional points as chosen, and only announces substitutions", async () => {
    await atTime(app, kickOffOf(1));
    expect((await points()).round?.state).toBe("live");
    await play(1, [1, 2, 3, 4, 5, 6, 7, 8], { 4: 1 });
    await atTime(app, kickOffOf(1) + 3 * 3_600_000);
    const found = await points();
    expect(found.round).toMatchObject({ round: 1, state: "provisional" });
    // Four starters at 2 points each, and the captain's goal: 2 + 4, doubled; the goalkeeper didn't play.
    expect(found.score).toMatchObject({ total: 2 + 2 + 2 + 6 * 2, cost: 0, leftOnBench: 2 * 4 });
    expect(found.score?.substitutions).toEqual([
      { offCardId: manager.cards[0]?.id, onCardId: manager.cards[5]?.id },
    ]);
    expect(found.score?.cards[0]).toMatchObject({ place: "starter", hasPlayed: false, isOver: true });
  });

  test("is final a day after its last match, with the substitutions made and the table as the receipts", async () => {
    await atTime(app, deadlineOf(1));
    await play(1, [1, 2, 3, 4, 5, 6, 7, 8], { 4: 1, 8: 2 });
    await atTime(app, finalOf(1) - 1);
    expect((await points()).round?.state).toBe("provisional");
    await atTime(app, finalOf(1));
    const { round, score, average } = await points();
    expect(round?.state).toBe("final");
    expect(score).toMatchObject({ total: 2 * 4 + 12, position: 1, leftOnBench: 2 + 2 + 10 });
    expect(average).toBe(20);
    expect(score?.cards.map(({ place }) => place)).toEqual([
      "off",
      "starter",
      "starter",
      "starter",
      "starter",
      "on",
      "bench",
      "bench",
      "bench",
    ]);
    const sums = score?.cards.map(({ points: own, receipts }) => [
      own,
      receipts.reduce((sum, one) => sum + one.points, 0),
    ]);
    expect(sums?.every(([own, sum]) => own === sum)).toBe(true);
    // With both forwards in and two midfielders out, the nine could have had 6 + 10 × 2.
    expect(score?.best).toMatchObject({ formation: "1-1-2", captainId: manager.cards[8]?.id });
    const { body } = await manager.user.call(getFantasyTable, { params: { leagueId: league.id } });
    expect(body.rows).toMatchObject([{ id: manager.user.id, position: 1, points: 20 }]);
  });

  test("gives the vice-captain the armband of a captain who didn't play", async () => {
    await atTime(app, deadlineOf(1));
    await play(1, [0, 1, 2, 3], { 3: 1 });
    await atTime(app, finalOf(1));
    const { score } = await points();
    expect(score?.armband).toEqual({ cardId: manager.cards[3]?.id, as: "vice_captain" });
    expect(score?.total).toBe(2 + 2 + 2 + 7 * 2);
  });

  test("takes in what is corrected before it is final, and holds what comes later", async () => {
    await atTime(app, deadlineOf(1));
    await play(1, ALL);
    await atTime(app, finalOf(1) - 1);
    expect((await points()).score?.total).toBe(2 * 6);
    await correct(manager.players[4]?.id ?? 0, "corrected");
    await atTime(app, finalOf(1) - 1);
    expect((await points()).score?.total).toBe(2 * 4 + 6 * 2);
    await atTime(app, finalOf(1));
    await correct(manager.players[3]?.id ?? 0, "corrected again");
    await atTime(app, finalOf(1) + 3_600_000);
    expect((await points()).score?.total).toBe(2 * 4 + 6 * 2);
    const { body } = await manager.user.call(getFantasyTable, { params: { leagueId: league.id } });
    expect(body.rows[0]?.points).toBe(20);
  });

  test("waits for the details of every fixture before it is final", async () => {
    await atTime(app, deadlineOf(1));
    await play(1, ALL);
    await app.db
      .update(fixture)
      .set({ detailsHash: null })
      .where(eq(fixture.id, league.fixtures[0]?.[0]?.id ?? 0));
    await atTime(app, finalOf(1));
    expect((await points()).round?.state).toBe("provisional");
  });

  test("is final without the details of a match that was awarded: nothing was played", async () => {
    await atTime(app, deadlineOf(1));
    await play(1, ALL);
    await app.db
      .update(fixture)
      .set({ status: "AWD", detailsHash: null })
      .where(eq(fixture.id, league.fixtures[0]?.[0]?.id ?? 0));
    await atTime(app, finalOf(1));
    expect((await points()).round?.state).toBe("final");
  });

  test("counts both fixtures of a double round, and none of a blank one", async () => {
    // Postpones round 1's first fixture to two days after round 2 starts.
    const [put] = league.fixtures[0] ?? [];
    await app.db
      .update(fixture)
      .set({ kickOff: new Date(kickOffOf(2) + 48 * 3_600_000) })
      .where(eq(fixture.id, put?.id ?? 0));
    await atTime(app, deadlineOf(1));
    await play(1, [2, 3, 4]);
    await aPerformance(app, { fixtureId: put?.id ?? 0, playerId: manager.players[1]?.id ?? 0 });
    await atTime(app, deadlineOf(2));
    await play(2, [1, 2, 3, 4]);
    await atTime(app, kickOffOf(2) + 60 * 3_600_000);
    const first = (await points(1)).score?.cards[1];
    expect(first).toMatchObject({ points: 0, receipts: [], isOver: true });
    const second = (await points(2)).score?.cards[1];
    expect(second?.receipts).toHaveLength(2);
    expect(second?.points).toBe(4);
  });

  test("carries the squad over to the next, and adds the rounds up in the season's table", async () => {
    await atTime(app, deadlineOf(1));
    await play(1, ALL);
    await atTime(app, finalOf(1));
    await atTime(app, deadlineOf(2));
    await play(2, ALL);
    await atTime(app, finalOf(2));
    const params = { leagueId: league.id };
    const season = await manager.user.call(getFantasyTable, { params });
    expect(season.body).toMatchObject({
      rows: [{ points: 24 }],
      total: 1,
      months: ["2025-09"],
      isFinal: true,
    });
    const round = await manager.user.call(getFantasyTable, { params, query: { round: 2 } });
    expect(round.body.rows[0]?.points).toBe(12);
    const month = await manager.user.call(getFantasyTable, { params, query: { month: "2025-09" } });
    expect(month.body.rows[0]?.points).toBe(24);
  });

  test("of another user stays theirs", async () => {
    const other = await aFantasyManager(app, league);
    await atTime(app, deadlineOf(1));
    expect((await points(1, other)).score).toBeNull();
    expect((await points(1)).score).not.toBeNull();
  });
});

/** Adds a goal in round 1 that wasn't counted at first. */
async function correct(playerId: number, detailsHash: string): Promise<void> {
  await app.db.update(performance).set({ goals: 1 }).where(eq(performance.playerId, playerId));
  await app.db
    .update(fixture)
    .set({ detailsHash })
    .where(eq(fixture.id, league.fixtures[0]?.[2]?.id ?? 0));
}
