import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { getCurrentUser } from "#contract/account.ts";
import { getLadder, getRankings, LADDER_PAGE, type LadderRow } from "#contract/match/ladder.ts";
import { playMatch } from "#contract/match/match.ts";
import { ladderCount, ladderStanding } from "#server/match/ladder/table.ts";
import { user } from "#server/account/table.ts";
import { aManager } from "#tests/support/managers.ts";
import { aUser } from "#tests/support/sessions.ts";
import { makeTestApp, type TestApp } from "#tests/support/test-app.ts";
import type { TestUser } from "#tests/support/test-user.ts";

const ranked = { body: { matchType: "ranked" as const } };
const aCursor = { points: 0, id: "someone", position: 1, rows: 1 };

/** Every row of a ladder, read page by page. */
async function readLadder(viewer: TestUser, period: "all" | "month"): Promise<LadderRow[]> {
  const rows: LadderRow[] = [];
  let cursor: string | undefined;
  do {
    const { body } = await viewer.call(getLadder, { query: { period, ...(cursor ? { cursor } : {}) } });
    rows.push(...body.rows);
    cursor = body.nextCursor ?? undefined;
  } while (cursor !== undefined);
  return rows;
}

describe("the ladders", () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await makeTestApp({ now: Date.parse("2025-09-30T12:00:00Z") });
  });
  afterAll(() => app.close());

  test("of all time adds up, and that of a month starts from zero", async () => {
    const one = await aManager(app);
    const two = await aManager(app);
    const first = (await one.user.call(playMatch, ranked)).body.home.points;
    app.clock.set(Date.parse("2025-10-02T12:00:00Z"));
    const second = (await two.user.call(playMatch, ranked)).body.away.points;
    const { body: month } = await one.user.call(getLadder, { query: { period: "month" } });
    expect(month.month).toBe("2025-10");
    expect(month.viewer).toMatchObject({
      id: one.user.id,
      matches: 1,
      rankedMatches: 2,
      periodPoints: (second?.after ?? 0) - (second?.before ?? 0),
    });
    const { body: all } = await one.user.call(getLadder, { query: {} });
    expect(all.month).toBeNull();
    expect(all.viewer).toMatchObject({ matches: 2, periodPoints: second?.after, points: second?.after });
    expect(second?.before).toBe(first?.after);
  });

  test("leave out managers without a ranked match", async () => {
    const idle = await aManager(app);
    await idle.user.call(playMatch, { body: { matchType: "quick" } });
    const { body } = await idle.user.call(getLadder, { query: {} });
    expect(body.viewer).toBeNull();
    expect(body.rows.map(({ id }) => id)).not.toContain(idle.user.id);
    expect((await idle.user.call(getCurrentUser)).body.currentRank).toBe(0);
  });

  test.each([
    ["no cursor at all", "nonsense"],
    ["points beyond any integer of the database", JSON.stringify({ ...aCursor, points: 9e15 })],
    ["points that are no whole number", JSON.stringify({ ...aCursor, points: 0.5 })],
    ["ranks that count on from beyond", JSON.stringify({ ...aCursor, rows: Number.MAX_SAFE_INTEGER })],
    ["an id that no database stores", JSON.stringify({ ...aCursor, id: "\u0000" })],
  ])("begin at the top for an invalid cursor: %s", async (_, text) => {
    const viewer = await aUser(app);
    const top = await viewer.call(getLadder, { query: {} });
    const cursor = Buffer.from(text).toString("base64url");
    const odd = await viewer.call(getLadder, { query: { cursor } });
    expect([odd.status, odd.body]).toEqual([200, top.body]);
  });
});

describe("a long ladder", () => {
  const COUNT = 2 * LADDER_PAGE + 7;
  let app: TestApp;
  let viewer: TestUser;

  beforeAll(async () => {
    app = await makeTestApp();
    viewer = await aUser(app);
    const ids = Array.from({ length: COUNT }, (_, index) => `u${String(index).padStart(4, "0")}`);
    // Three managers share each total.
    const pointsOf = (index: number): number => 1500 - Math.floor(index / 3);
    await app.db.insert(user).values(
      ids.map((id, index) => ({
        id,
        name: id,
        username: id,
        firstName: "Jo",
        lastName: "Smith",
        email: `${id}@secret.example`,
        points: pointsOf(index),
      })),
    );
    await app.db.insert(ladderStanding).values(
      ids.map((userId, index) => ({
        period: "all",
        userId,
        points: pointsOf(index),
        wins: 1,
        draws: 0,
        losses: 0,
      })),
    );
    const counts = new Map<number, number>();
    for (const index of ids.keys()) counts.set(pointsOf(index), (counts.get(pointsOf(index)) ?? 0) + 1);
    await app.db
      .insert(ladderCount)
      .values([...counts].map(([points, managers]) => ({ period: "all", points, managers })));
  });
  afterAll(() => app.close());

  test("is read in pages without a gap, equals sharing their position across the edge of a page", async () => {
    const rows = await readLadder(viewer, "all");
    expect(rows.map(({ id }) => id)).toEqual(
      Array.from({ length: COUNT }, (_, index) => `u${String(index).padStart(4, "0")}`),
    );
    expect(rows.map(({ position }) => position)).toEqual(
      Array.from({ length: COUNT }, (_, index) => 3 * Math.floor(index / 3) + 1),
    );
  });

  // shows: 2.60, 3.16, 7.28
  test("has its top twenty as the home preview, and tells no e-mail address", async () => {
    const { status, body } = await viewer.call(getRankings);
    expect(status).toBe(200);
    expect(body).toHaveLength(20);
    expect(body[3]).toEqual({
      id: "u0003",
      position: 4,
      username: "u0003",
      firstName: null,
      lastName: null,
      points: 1499,
      totalMatches: 0,
      totalWins: 0,
      tournamentsEntered: 0,
      totalMonthlyPoints: 0,
      totalSeasonPoints: 0,
    });
    expect(JSON.stringify([body, await readLadder(viewer, "all")])).not.toMatch(/secret.example|Smith/);
  });
});
