import { afterEach, beforeEach, describe, expect, test } from "vitest";
import {
  compareSquads,
  getHeadToHead,
  getMiniLeagueFantasy,
} from "#contract/mini-league/mini-league-fantasy.ts";
import {
  createMiniLeague,
  getMiniLeague,
  joinMiniLeague,
  leaveMiniLeague,
  removeMember,
} from "#contract/mini-league/mini-league.ts";
import { executeTransfers } from "#contract/fantasy/transfers.ts";
import { eq } from "drizzle-orm";
import { fixture } from "#server/football/table.ts";
import { miniLeagueStay } from "#server/mini-league/table.ts";
import {
  aFantasyLeague,
  aFantasyManager,
  atTime,
  deadlineOf,
  type FantasyManager,
  finalOf,
  type MadeLeague,
  squadOf,
} from "#tests/support/fantasy-league.ts";
import { aPerformance } from "#tests/support/football-makers.ts";
import { aUser } from "#tests/support/sessions.ts";
import { makeTestApp, type TestApp } from "#tests/support/test-app.ts";

const MINUTE = 60_000;

let app: TestApp;
let league: MadeLeague;
let alice: FantasyManager;
let bob: FantasyManager;
let params: { id: number };
let code: string;

/** Alice and Bob have squads and are in Alice's mini-league. */
beforeEach(async () => {
  app = await makeTestApp();
  league = await aFantasyLeague(app);
  [alice, bob] = [await aFantasyManager(app, league), await aFantasyManager(app, league)];
  for (const { user, cards } of [alice, bob]) {
    await user.call(executeTransfers, { body: squadOf(league.id, cards) });
    app.clock.set(app.clock.now() + MINUTE);
  }
  const { body } = await alice.user.call(createMiniLeague, { body: { name: "Lunch Club" } });
  params = { id: body.id };
  app.clock.set(app.clock.now() + MINUTE);
  code = (await alice.user.call(getMiniLeague, { params, query: {} })).body.inviteCode;
  await bob.user.call(joinMiniLeague, { body: { code } });
});

afterEach(() => app.close());

/** Ends a round in which Alice's nine and this many of Bob's starters played ninety minutes, and makes it final. */
async function played(round: number, ofBob: number): Promise<void> {
  const own = league.fixtures[round - 1] ?? [];
  await atTime(app, deadlineOf(round));
  for (const { id } of own) {
    const over = { status: "FT", homeGoals: 1, awayGoals: 1, detailsHash: `over ${id}` };
    await app.db.update(fixture).set(over).where(eq(fixture.id, id));
  }
  const playing = [...alice.players.slice(0, 9).entries(), ...bob.players.slice(0, ofBob).entries()];
  for (const [at, { id: playerId }] of playing) {
    await aPerformance(app, { fixtureId: own[Math.floor(at / 2)]?.id ?? 0, playerId });
  }
  await atTime(app, finalOf(round));
}

const table = (query: object = {}, who = alice) => who.user.call(getMiniLeagueFantasy, { params, query });
const duels = (query: object = {}, who = alice) => who.user.call(getHeadToHead, { params, query });

describe("a mini-league on fantasy points", () => {
  test("waits for the first round", async () => {
    const { body } = await table();
    expect(body).toMatchObject({ rounds: [], months: [], isFinal: false });
    expect(body.rows.map(({ position, points }) => [position, points])).toEqual([
      [null, 0],
      [null, 0],
    ]);
  });

  test("ranks its members alone, over the season, a month and a round", async () => {
    const stranger = await aFantasyManager(app, league);
    await stranger.user.call(executeTransfers, { body: squadOf(league.id, stranger.cards) });
    await played(1, 5);
    await played(2, 2);
    const { body } = await table();
    expect(body).toMatchObject({ rounds: [2, 1], months: ["2025-09"], isFinal: true });
    expect(body.rows).toMatchObject([
      { id: alice.user.id, position: 1, points: 24, decidedBy: null },
      { id: bob.user.id, position: 2, points: 16, decidedBy: "points" },
    ]);
    expect((await table({ month: "2025-09" })).body.rows).toEqual(body.rows);
    expect((await table({ round: 1 })).body.rows).toMatchObject([
      { id: alice.user.id, points: 12 },
      { id: bob.user.id, points: 12, decidedBy: "earlier join" },
    ]);
    expect((await table({ month: "2025-10" })).body.rows.map(({ position }) => position)).toEqual([
      null,
      null,
    ]);
  });

  test("lists no round and no month from before it was founded; the season is that of all its rounds", async () => {
    await played(1, 5);
    const { body: founded } = await alice.user.call(createMiniLeague, { body: { name: "Late Club" } });
    const late = { params: { id: founded.id } };
    const before = (await alice.user.call(getMiniLeagueFantasy, { ...late, query: {} })).body;
    expect(before).toMatchObject({ rounds: [], months: [], rows: [{ position: 1, points: 12 }] });
    expect((await alice.user.call(getHeadToHead, { ...late, query: {} })).body).toMatchObject({
      rounds: [{ round: 2 }],
      round: { round: 2, state: "upcoming" },
    });
    await played(2, 2);
    const after = (await alice.user.call(getMiniLeagueFantasy, { ...late, query: {} })).body;
    expect(after).toMatchObject({ rounds: [2], months: ["2025-09"], rows: [{ position: 1, points: 24 }] });
    expect((await table()).body.rounds).toEqual([2, 1]);
  });

  test("is for its members, and only of fantasy leagues that there are", async () => {
    const stranger = await aFantasyManager(app, league);
    expect((await table({}, stranger)).status).toBe(404);
    expect((await table({ fantasyLeagueId: league.id + 1 })).status).toBe(404);
    expect((await table({ fantasyLeagueId: league.id })).status).toBe(200);
  });
});

describe("the duels of a mini-league", () => {
  test("are known before the deadline, without points", async () => {
    const { body } = await duels();
    expect(body.round).toMatchObject({ round: 1, state: "upcoming" });
    expect(body.duels).toMatchObject([{ home: { points: null }, away: { points: null }, average: null }]);
    expect(body.table).toMatchObject([
      { id: alice.user.id, position: 1, tablePoints: 0 },
      { id: bob.user.id, position: 1, tablePoints: 0 },
    ]);
  });

  test("give three points for a win, one for a draw and none for a defeat", async () => {
    await played(1, 5);
    await played(2, 2);
    const { body } = await duels();
    expect(body.round).toMatchObject({ round: 2, state: "final" });
    expect(body.rounds.map(({ round }) => round)).toEqual([3, 2, 1]);
    const points = body.duels.flatMap(({ home, away }) => [home.points, away?.points]);
    expect(points.toSorted((a, b) => Number(a) - Number(b))).toEqual([4, 12]);
    expect(body.table).toMatchObject([
      { id: alice.user.id, position: 1, won: 1, drawn: 1, lost: 0, tablePoints: 4, pointsFor: 24 },
      { id: bob.user.id, position: 2, won: 0, drawn: 1, lost: 1, tablePoints: 1, pointsFor: 16 },
    ]);
    expect((await duels({ round: 1 })).body.duels).toMatchObject([
      { home: { points: 12 }, away: { points: 12 } },
    ]);
  });

  test("of an odd number set one against the average; a later member changes no round that has begun", async () => {
    await played(1, 5);
    const before = (await duels({ round: 1 })).body.duels;
    const carol = await aFantasyManager(app, league);
    await carol.user.call(joinMiniLeague, { body: { code } });
    expect((await duels({ round: 1 })).body.duels).toEqual(before);
    const { body } = await duels({ round: 2 });
    expect(body.duels).toHaveLength(2);
    expect(body.duels.filter(({ away }) => away === null)).toHaveLength(1);
  });

  test("stay when a member is removed afterwards and leaves the table", async () => {
    await played(1, 2);
    await alice.user.call(removeMember, { params: { ...params, userId: bob.user.id } });
    const { body } = await duels({ round: 1 });
    expect(body.duels).toHaveLength(1);
    expect(body.table).toMatchObject([{ id: alice.user.id, won: 1, tablePoints: 3 }]);
    expect((await duels({ round: 2 })).body.duels).toEqual([]);
  });

  test("stay when a member leaves, and when they come back", async () => {
    await played(1, 2);
    const carol = await aFantasyManager(app, league);
    await carol.user.call(joinMiniLeague, { body: { code } });
    const before = (await duels({ round: 1 })).body.duels;
    expect(before).toHaveLength(1);
    expect((await bob.user.call(leaveMiniLeague, { params })).status).toBe(200);
    expect((await duels({ round: 1 })).body.duels).toEqual(before);
    app.clock.pass(1000);
    expect((await bob.user.call(joinMiniLeague, { body: { code } })).status).toBe(200);
    const { body } = await duels({ round: 1 });
    expect(body.duels).toEqual(before);
    expect(body.table.find(({ id }) => id === bob.user.id)).toMatchObject({ lost: 1, tablePoints: 0 });
    expect((await duels({ round: 2 })).body.duels).toHaveLength(2);
  });

  test("keep a member's stays that saw a deadline, however often the member leaves and comes back", async () => {
    const comeBack = async (at: number) => {
      expect((await bob.user.call(leaveMiniLeague, { params })).status).toBe(200);
      app.clock.set(at);
      expect((await bob.user.call(joinMiniLeague, { body: { code } })).status).toBe(200);
    };
    const stays = () => app.db.select().from(miniLeagueStay);
    app.clock.set(deadlineOf(1) - 3000);
    await comeBack(deadlineOf(1) - 2000);
    await comeBack(deadlineOf(1) - 1000);
    app.clock.set(deadlineOf(1));
    // Who leaves at the deadline isn't in the round, who joins at it is.
    await comeBack(deadlineOf(1));
    expect(await stays()).toEqual([]);
    app.clock.set(deadlineOf(1) + 1000);
    await comeBack(deadlineOf(1) + 2000);
    await comeBack(deadlineOf(1) + 3000);
    expect(await stays()).toMatchObject([{ userId: bob.user.id, joinedAt: new Date(deadlineOf(1)) }]);
    expect((await duels({ round: 1 })).body.duels).toHaveLength(1);
  });

  test("are for the members, and of rounds that are known", async () => {
    const stranger = await aUser(app);
    expect((await stranger.call(getHeadToHead, { params, query: {} })).status).toBe(404);
    expect((await duels({ round: 3 })).status).toBe(404);
  });
});

describe("two squads compared", () => {
  const compare = (round: number, who = alice) =>
    who.user.call(compareSquads, {
      params,
      query: { fantasyLeagueId: league.id, round, home: alice.user.id, away: bob.user.id },
    });

  test("stay hidden until the deadline", async () => {
    app.clock.set(deadlineOf(1) - 1);
    const { status, body } = await compare(1);
    expect(status).toBe(409);
    expect(body).toMatchObject({ code: "round_not_locked" });
    app.clock.set(deadlineOf(1));
    const after = await compare(1);
    expect(after.status).toBe(200);
    // The job hasn't locked them yet; reading them does.
    expect(after.body.home.score?.cards).toHaveLength(9);
    expect(after.body.away.score?.cards).toHaveLength(9);
  });

  test("show the points of both, and the players that both have", async () => {
    await played(1, 2);
    const { body } = await compare(1, bob);
    expect(body.home).toMatchObject({ id: alice.user.id, score: { total: 12 } });
    expect(body.away).toMatchObject({ id: bob.user.id, score: { total: 4 } });
    expect(body.shared).toEqual([]);
    const self = { fantasyLeagueId: league.id, round: 1, home: alice.user.id, away: alice.user.id };
    const same = await alice.user.call(compareSquads, { params, query: self });
    expect(same.body.shared).toHaveLength(9);
  });

  test("are those of members, for members", async () => {
    const stranger = await aFantasyManager(app, league);
    app.clock.set(deadlineOf(1));
    expect((await compare(1, stranger)).status).toBe(404);
    const query = { fantasyLeagueId: league.id, round: 1, home: alice.user.id, away: stranger.user.id };
    expect((await alice.user.call(compareSquads, { params, query })).status).toBe(404);
    expect((await compare(9)).status).toBe(404);
  });
});
