import { eq } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { getMonthlyLeaderboard } from "#contract/leaderboard.ts";
import { getTournamentEntry } from "#contract/tournament.ts";
import { fixture, performance } from "#server/football/table.ts";
import { settleTournament } from "#server/tournament/settlement/settle-tournament.ts";
import { type Manager, theTournament } from "#tests/support/managers.ts";
import { until } from "#tests/support/panna-process.ts";
import { atOnce } from "#tests/support/statuses.ts";
import { makeTestApp, type TestApp } from "#tests/support/test-app.ts";
import { anEntrant, isFinal, NOW, plays, setDaysLater } from "./played-month.ts";

let app: TestApp;
let tournamentId: number;

beforeEach(async () => {
  await app?.close();
  app = await makeTestApp({ now: NOW });
  tournamentId = await theTournament(app);
});

afterAll(() => app.close());

const settle = () => settleTournament(app.deps, tournamentId);
const entryOf = async ({ user }: Manager) =>
  (await user.call(getTournamentEntry, { params: { id: tournamentId } })).body;

async function tableRows(): Promise<unknown[]> {
  const { rows } = await app.pool.query(
    `select s.* from standing s join tournament t on t.settlement_id = s.settlement_id
      where t.id = $1 order by position, user_id`,
    [tournamentId],
  );
  return rows;
}

/** Whether some transaction waits for another. */
async function waitsForAnother(): Promise<boolean> {
  const { rows } = await app.pool.query(
    `select 1 from pg_stat_activity
      where datname = current_database() and cardinality(pg_blocking_pids(pid)) > 0`,
  );
  return rows.length > 0;
}

describe("a settlement", () => {
  test("adds up what the five did after the entry and inside the month, and nothing else", async () => {
    const manager = await anEntrant(app, tournamentId);
    await plays(app, manager, 4, { goals: 2 });
    await plays(app, manager, 2, { goals: 1, kickOff: "2025-09-30T23:59:59Z" });
    await plays(app, manager, 4, { goals: 5, kickOff: "2025-09-10T12:00:00Z" });
    await plays(app, manager, 4, { goals: 5, kickOff: "2025-10-01T00:00:00Z" });
    expect(await settle()).toBe("settled");
    // The forward: 2 + 2 × 4; the midfielder: 2 + 5 (aPerformance concedes one goal, so no clean sheet).
    expect(await entryOf(manager)).toMatchObject({ totalPoints: 17, position: 1, decidedBy: null });
    const [row] = (await manager.user.call(getMonthlyLeaderboard)).body;
    expect(row).toMatchObject({ id: manager.user.id, position: 1, totalMonthlyPoints: 17 });
  });

  test("shows every point on a receipt that adds up", async () => {
    const manager = await anEntrant(app, tournamentId);
    await plays(app, manager, 1, { goals: 1, yellowCards: 1, bonus: 3 });
    await settle();
    const entry = await entryOf(manager);
    const points = entry?.picks.flatMap(({ receipts }) => receipts.flatMap(({ lines }) => lines));
    expect(points?.reduce((sum, line) => sum + line.points, 0)).toBe(entry?.totalPoints);
    expect(entry?.totalPoints).toBe(2 + 6 - 1 + 3);
  });

  test("counts nothing of a match that was abandoned", async () => {
    const manager = await anEntrant(app, tournamentId);
    await plays(app, manager, 4, { goals: 1 });
    const abandoned = await plays(app, manager, 4, { goals: 2 });
    await settle();
    expect(await entryOf(manager)).toMatchObject({ totalPoints: 16 });
    await app.db.update(fixture).set({ status: "ABD", detailsHash: null }).where(eq(fixture.id, abandoned));
    await settle();
    expect(await entryOf(manager)).toMatchObject({ totalPoints: 6 });
  });

  test("run again without news changes nothing, not even the partition", async () => {
    await plays(app, await anEntrant(app, tournamentId), 4, { goals: 1 });
    await settle();
    const before = await tableRows();
    expect(await settle()).toBe("unchanged");
    expect(await tableRows()).toEqual(before);
    const { rows } = await app.pool.query("select count(*)::int as n from settlement");
    expect(rows).toEqual([{ n: 1 }]);
  });

  test("and the opening of its tournament at the same moment wait for each other, and both take effect", async () => {
    await plays(app, await anEntrant(app, tournamentId), 4, { goals: 1 });
    const opening = await app.pool.connect();
    await opening.query("begin");
    await opening.query("update tournament set status = 'active', is_start_told = true where id = $1", [
      tournamentId,
    ]);
    const settled = settle();
    await until(async () => ((await waitsForAnother()) ? true : null));
    await opening.query("commit");
    opening.release();
    expect(await settled).toBe("settled");
    const { rows } = await app.pool.query(
      `select status, is_start_told, settlement_id is not null as is_settled from tournament where id = $1`,
      [tournamentId],
    );
    expect(rows).toEqual([{ status: "active", is_start_told: true, is_settled: true }]);
  });

  test("run by many at once is done by one of them, to the same table", async () => {
    const manager = await anEntrant(app, tournamentId);
    await plays(app, manager, 4, { goals: 1 });
    const outcomes = await atOnce(10, settle);
    expect(outcomes.filter((outcome) => outcome === "settled")).toHaveLength(1);
    expect(await tableRows()).toHaveLength(1);
  });

  test("after a correction is the same as settling afresh", async () => {
    const [alice, bob] = [await anEntrant(app, tournamentId), await anEntrant(app, tournamentId)];
    const fixtureId = await plays(app, alice, 4, { goals: 1 });
    await plays(app, bob, 4, { goals: 2 });
    await settle();
    await app.db.update(performance).set({ goals: 3 }).where(eq(performance.fixtureId, fixtureId));
    await app.db.update(fixture).set({ detailsHash: "corrected" }).where(eq(fixture.id, fixtureId));
    expect(await settle()).toBe("settled");
    expect(await entryOf(alice)).toMatchObject({ totalPoints: 14, position: 1 });
    expect(await entryOf(bob)).toMatchObject({ totalPoints: 10, position: 2, decidedBy: "points" });
  });

  test("counts later entries", async () => {
    await plays(app, await anEntrant(app, tournamentId), 4, { goals: 1 });
    await settle();
    const late = await anEntrant(app, tournamentId);
    expect(await entryOf(late)).toMatchObject({ position: null });
    expect(await settle()).toBe("settled");
    expect(await entryOf(late)).toMatchObject({ position: 2, totalPoints: 0 });
  });

  test("of a tournament that is not there says so", async () => {
    expect(await settleTournament(app.deps, 2_000_000_000)).toBe("not there");
  });
});

describe("a month that is over", () => {
  test("is final two days later", async () => {
    await plays(app, await anEntrant(app, tournamentId), 4, { goals: 1 });
    setDaysLater(app, 1.9);
    expect(await isFinal(app, tournamentId)).toBe(false);
    setDaysLater(app, 2);
    expect(await isFinal(app, tournamentId)).toBe(true);
  });

  test.each([
    ["is in play", { status: "2H" }],
    ["has not begun", { status: "NS", detailsHash: null }],
    ["is over, though nobody knows who did what,", { status: "FT", detailsHash: null }],
  ])("waits a week more for a match that, as far as is known, %s", async (_, known) => {
    const fixtureId = await plays(app, await anEntrant(app, tournamentId), 4, { goals: 1 });
    await app.db.update(fixture).set(known).where(eq(fixture.id, fixtureId));
    setDaysLater(app, 8.9);
    expect(await isFinal(app, tournamentId)).toBe(false);
    setDaysLater(app, 9);
    expect(await isFinal(app, tournamentId)).toBe(true);
  });

  test("that was final stays so, whatever is corrected in it", async () => {
    const fixtureId = await plays(app, await anEntrant(app, tournamentId), 4, { goals: 1 });
    setDaysLater(app, 2);
    expect(await isFinal(app, tournamentId)).toBe(true);
    await app.db.update(fixture).set({ status: "2H" }).where(eq(fixture.id, fixtureId));
    await app.db.update(fixture).set({ detailsHash: "corrected" }).where(eq(fixture.id, fixtureId));
    expect(await isFinal(app, tournamentId)).toBe(true);
  });
});

describe("equal points", () => {
  test("are put in order by best card, goals and assists, fewer cards and earlier entry, and the table says which", async () => {
    const managers: Manager[] = [];
    for (let minute = 0; minute < 6; minute += 1) {
      app.clock.set(NOW + minute * 60_000);
      managers.push(await anEntrant(app, tournamentId));
    }
    const [later, earlier, card, assist, best, points] = managers.toReversed() as [
      Manager,
      Manager,
      Manager,
      Manager,
      Manager,
      Manager,
    ];
    // All but the first have twelve points. A forward's goal is 4, ninety minutes are 2, a yellow card costs 1.
    await plays(app, points, 4, { goals: 3 });
    await plays(app, best, 4, { goals: 2, bonus: 2 });
    await plays(app, assist, 4, { goals: 1, bonus: 0 });
    await plays(app, assist, 3, { assists: 1, bonus: 1 });
    for (const manager of [card, earlier, later]) await plays(app, manager, 4, { goals: 1 });
    await plays(app, card, 3, { saves: 0, bonus: 3, defensiveContributions: 0, minutes: 90 });
    await plays(app, card, 2, { minutes: 1 });
    await plays(app, earlier, 3, { bonus: 3 });
    await plays(app, earlier, 2, { minutes: 90, yellowCards: 1 });
    await plays(app, later, 3, { bonus: 3 });
    await plays(app, later, 2, { minutes: 90, yellowCards: 1 });
    await settle();
    const { body } = await points.user.call(getMonthlyLeaderboard);
    expect(
      body.map(({ id, position, totalMonthlyPoints, decidedBy }) => [
        id,
        position,
        totalMonthlyPoints,
        decidedBy,
      ]),
    ).toEqual([
      [points.user.id, 1, 14, null],
      [best.user.id, 2, 12, "points"],
      [assist.user.id, 3, 12, "best card"],
      [card.user.id, 4, 12, "goals and assists"],
      [earlier.user.id, 5, 12, "fewer cards"],
      [later.user.id, 6, 12, "earlier entry"],
    ]);
  });
});
