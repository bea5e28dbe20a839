import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  getMonthlyLeaderboard,
  getPreviousMonthLeaderboard,
  getSeasonLeaderboard,
} from "#contract/leaderboard.ts";
import { enterTournament } from "#contract/tournament.ts";
import { settleSeasons } from "#server/leaderboard/settle-season.ts";
import { settleTournaments } from "#server/tournament/settlement/settle-tournaments.ts";
import { aFixture, aPerformance } from "#tests/support/football-makers.ts";
import { aManager, type Manager, theTournament } from "#tests/support/managers.ts";
import { makeTestApp, type TestApp } from "#tests/support/test-app.ts";

let app: TestApp;
let alice: Manager;
let bob: Manager;
let carol: Manager;

/** Enters these managers at the start of a month, lets each one's forward score this often, and settles. */
async function playMonth(month: string, goals: readonly (readonly [Manager, number])[]): Promise<void> {
  app.clock.set(Date.parse(`${month}-01T00:00:00Z`));
  const id = await theTournament(app);
  for (const [{ user, teamId, cards }, scored] of goals) {
    await user.call(enterTournament, { params: { id }, body: { teamId } });
    const { id: fixtureId } = await aFixture(app, `${month}-15T15:00:00Z`);
    await aPerformance(app, { fixtureId, playerId: cards[4]?.playerId ?? 0 }, { goals: scored });
  }
  await settleTournaments(app.deps);
  await settleSeasons(app.deps);
}

beforeAll(async () => {
  app = await makeTestApp({ now: Date.parse("2025-07-01T00:00:00Z") });
  alice = await aManager(app, { username: "alice" });
  bob = await aManager(app, { username: "bob", firstName: "Bob", lastName: "Byrne" });
  carol = await aManager(app, { username: "carol" });
  await playMonth("2025-07", [[alice, 9]]);
  await playMonth("2025-08", [
    [alice, 1],
    [bob, 2],
  ]);
  await playMonth("2025-09", [
    [alice, 2],
    [bob, 1],
    [carol, 3],
  ]);
});

afterAll(() => app.close());

describe("the leaderboards", () => {
  // shows: 1.5, 3.15, 6.3, 7.29
  test("of the month show its tournament, with names and the season beside it", async () => {
    const { body } = await alice.user.call(getMonthlyLeaderboard);
    expect(body).toEqual([
      line(carol, { position: 1, username: "carol", month: 14, season: 14, entered: 1, decidedBy: null }),
      line(alice, { position: 2, username: "alice", month: 10, season: 16, entered: 2, decidedBy: "points" }),
      line(bob, {
        position: 3,
        username: "bob",
        month: 6,
        season: 16,
        entered: 2,
        decidedBy: "points",
      }),
    ]);
  });

  // shows: 1.5, 7.30
  test("of the previous month show that one", async () => {
    const { body } = await alice.user.call(getPreviousMonthLeaderboard);
    expect(body).toEqual([
      line(bob, { position: 1, username: "bob", month: 10, season: 16, entered: 2, decidedBy: null }),
      line(alice, { position: 2, username: "alice", month: 6, season: 16, entered: 2, decidedBy: "points" }),
    ]);
  });

  // shows: 1.5, 7.31
  test("of the season add up August to July, and equal sums share a place", async () => {
    const { body } = await alice.user.call(getSeasonLeaderboard);
    expect(body.map(({ id, position, totalSeasonPoints }) => [id, position, totalSeasonPoints])).toEqual([
      [alice.user.id, 1, 16],
      [bob.user.id, 1, 16],
      [carol.user.id, 3, 14],
    ]);
  });

  test("of the season have a month that is settled again while it's added up", async () => {
    const before = (await alice.user.call(getSeasonLeaderboard)).body;
    const august = "tournament set settlement_id = $1 where month = '2025-08'";
    const { rows } = await app.pool.query<{ id: number }>(
      "select settlement_id as id from tournament where month = '2025-08'",
    );
    const client = await app.pool.connect();
    await client.query("begin; lock table settlement in share mode");
    await app.pool.query("delete from season where start_year = 2025");
    const settling = settleSeasons(app.deps);
    const waiting = `select from pg_locks where relation = 'settlement'::regclass and not granted`;
    await expect.poll(async () => (await app.pool.query(waiting)).rows.length).toBe(1);
    // The month has another table from now on, which is none for the sake of this.
    await app.pool.query(`update ${august}`, [null]);
    await client.query("commit");
    client.release();
    await settling;
    await app.pool.query(`update ${august}`, [rows[0]?.id]);
    expect((await alice.user.call(getSeasonLeaderboard)).body).toEqual(before);
  });

  test("show July to the season before", async () => {
    app.clock.set(Date.parse("2025-08-20T00:00:00Z"));
    const { body } = await alice.user.call(getPreviousMonthLeaderboard);
    expect(body).toEqual([
      line(alice, { position: 1, username: "alice", month: 38, season: 38, entered: 1, decidedBy: null }),
    ]);
    app.clock.set(Date.parse("2025-09-30T00:00:00Z"));
  });

  test("are empty in a month that nobody has entered", async () => {
    app.clock.set(Date.parse("2026-08-02T00:00:00Z"));
    for (const endpoint of [getMonthlyLeaderboard, getPreviousMonthLeaderboard, getSeasonLeaderboard]) {
      expect((await alice.user.call(endpoint)).body).toEqual([]);
    }
    app.clock.set(Date.parse("2025-09-30T00:00:00Z"));
  });

  // shows: 7.31, 9.19
  test("show the first twenty", async () => {
    const crowd = await makeTestApp({ now: Date.parse("2025-09-01T00:00:00Z") });
    const id = await theTournament(crowd);
    const managers: Manager[] = [];
    for (let made = 0; made < 23; made += 1) {
      const manager = await aManager(crowd);
      managers.push(manager);
      crowd.clock.set(crowd.clock.now() + 1000);
      await manager.user.call(enterTournament, { params: { id }, body: { teamId: manager.teamId } });
    }
    await settleTournaments(crowd.deps);
    const { body } = (await managers[22]?.user.call(getMonthlyLeaderboard)) ?? { body: [] };
    expect(body.map((row) => row.id)).toEqual(managers.slice(0, 20).map(({ user }) => user.id));
    expect(body.map(({ position }) => position)).toEqual(Array.from({ length: 20 }, (_, place) => place + 1));
    await crowd.close();
  });
});

interface Shown {
  readonly position: number;
  readonly username: string;
  readonly month: number;
  readonly season: number;
  readonly entered: number;
  readonly decidedBy: string | null;
}

function line({ user }: Manager, { month, season, entered, ...shown }: Shown): object {
  return {
    ...shown,
    id: user.id,
    totalMonthlyPoints: month,
    totalSeasonPoints: season,
    tournamentsEntered: entered,
  };
}
