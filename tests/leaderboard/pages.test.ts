import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  getNeighbours,
  getOwnLine,
  getTable,
  NEIGHBOURS,
  searchTable,
  LEADERBOARD_ROWS,
  type TablePeriod,
  type TableRow,
} from "#contract/leaderboard.ts";
import { settleSeasons } from "#server/leaderboard/settle-season.ts";
import { user } from "#server/account/table.ts";
import { settleTournaments } from "#server/tournament/settlement/settle-tournaments.ts";
import { tournamentEntry } from "#server/tournament/table.ts";
import { aFixture, aPerformance, aPlayer } from "#tests/support/football-makers.ts";
import { theTournament } from "#tests/support/managers.ts";
import { aSession } from "#tests/support/sessions.ts";
import { makeTestApp, type TestApp } from "#tests/support/test-app.ts";
import { browserOf, type TestUser } from "#tests/support/test-user.ts";

const START = Date.parse("2025-09-01T00:00:00Z");
const COUNT = 2 * LEADERBOARD_ROWS + 7;

let app: TestApp;
let players: readonly number[];

const nameOf = (index: number): string => `m_${String(index).padStart(3, "0")}`;

/** A crowd who share three forwards in turn; three enter in each millisecond. */
async function enterCrowd(): Promise<void> {
  const tournamentId = await theTournament(app);
  const indices = Array.from({ length: COUNT }, (_, index) => index);
  await app.db.insert(user).values(
    indices.map((index) => ({
      id: nameOf(index),
      name: "Jo",
      username: nameOf(index),
      email: `${nameOf(index)}@secret.example`,
    })),
  );
  await app.db.insert(tournamentEntry).values(
    indices.map((index) => ({
      tournamentId,
      userId: nameOf(index),
      teamName: "The Five",
      formation: "1-2-1" as const,
      picks: [],
      pickCodes: [(players[index % players.length] ?? 0) * 4 + 3, -1, -1, -1, -1],
      enteredAt: new Date(START + Math.floor(index / 9)),
    })),
  );
}

async function scores(day: string, goals: readonly number[]): Promise<void> {
  const { id: fixtureId } = await aFixture(app, `2025-09-${day}T15:00:00Z`);
  for (const [at, playerId] of players.entries()) {
    if (goals[at] !== undefined) await aPerformance(app, { fixtureId, playerId }, { goals: goals[at] });
  }
  app.clock.set(Date.parse(`2025-09-${day}T20:00:00Z`));
  await settleTournaments(app.deps);
  await settleSeasons(app.deps);
}

async function viewerNamed(id: string): Promise<TestUser> {
  return browserOf(app, { id, email: "", cookie: await aSession(app, id) });
}

async function readAll(viewer: TestUser, period: TablePeriod): Promise<TableRow[]> {
  const rows: TableRow[] = [];
  for (let from = 1; ; from += LEADERBOARD_ROWS) {
    const { body } = await viewer.call(getTable, { query: { period, from } });
    rows.push(...body.rows);
    if (body.rows.length < LEADERBOARD_ROWS) return rows;
  }
}

beforeAll(async () => {
  app = await makeTestApp({ now: START });
  const made = [await aPlayer(app), await aPlayer(app), await aPlayer(app)];
  players = made.map(({ id }) => id);
  await enterCrowd();
  await scores("10", [0, 1, 2]);
  await scores("11", [5]);
});

afterAll(() => app.close());

describe.each(["month", "season"] as const)("the table of the %s", (period) => {
  test("is read in pages without a gap and without anybody twice", async () => {
    const viewer = await viewerNamed(nameOf(0));
    const rows = await readAll(viewer, period);
    expect(rows.map(({ place }) => place)).toEqual(Array.from({ length: COUNT }, (_, at) => at + 1));
    expect(new Set(rows.map(({ id }) => id)).size).toBe(COUNT);
    const { body } = await viewer.call(getTable, { query: { period, from: 1 } });
    expect(body).toMatchObject({ total: COUNT, isFinal: false });
  });

  test("begins at any place, also between managers at the same position", async () => {
    const viewer = await viewerNamed(nameOf(0));
    const rows = await readAll(viewer, period);
    for (const from of [1, 2, 5, 9, 10, 30, COUNT]) {
      const { body } = await viewer.call(getTable, { query: { period, from } });
      expect(body.rows).toEqual(rows.slice(from - 1, from - 1 + LEADERBOARD_ROWS));
    }
    const beyond = await viewer.call(getTable, { query: { period, from: COUNT + 1 } });
    expect(beyond.body.rows).toEqual([]);
  });

  test("has no lines beyond its last, however far away one looks, and no places beyond a billion", async () => {
    const viewer = await viewerNamed(nameOf(0));
    const lookFrom = (from: number) => viewer.call(getTable, { query: { period, from } });
    for (const from of [COUNT + 1, 1_000_000_000]) {
      expect(await lookFrom(from)).toMatchObject({ status: 200, body: { rows: [] } });
    }
    for (const from of [0, 1_000_000_001, 2 ** 31, Number.MAX_SAFE_INTEGER]) {
      expect(await lookFrom(from)).toMatchObject({ status: 400, body: { code: "invalid_input" } });
    }
  });

  test("has a position for each number of points above, which equals share", async () => {
    const rows = await readAll(await viewerNamed(nameOf(0)), period);
    for (const { points, position } of rows) {
      expect(position).toBeGreaterThan(rows.filter((other) => other.points > points).length);
    }
    expect(rows.toSorted((a, b) => b.points - a.points)).toEqual(rows);
  });

  test.each([0, 1, 2, 30, COUNT - 1])("shows manager %i with the managers nearby", async (index) => {
    const viewer = await viewerNamed(nameOf(index));
    const rows = await readAll(viewer, period);
    const { body } = await viewer.call(getNeighbours, { query: { period } });
    const at = rows.findIndex(({ id }) => id === nameOf(index));
    expect(body.rows).toEqual(rows.slice(Math.max(0, at - NEIGHBOURS), at + NEIGHBOURS + 1));
    expect(body.viewer).toEqual(rows[at]);
    expect((await viewer.call(getOwnLine, { query: { period } })).body).toEqual({ viewer: rows[at] });
  });

  test("tells how far each has moved since the day began", async () => {
    const rows = await readAll(await viewerNamed(nameOf(0)), period);
    const moved = (index: number) => rows.find(({ id }) => id === nameOf(index))?.movement ?? 0;
    // The first player's managers were last with 2 points and now lead with 24.
    expect(moved(0)).toBeGreaterThan(0);
    expect(moved(1)).toBeLessThan(0);
    expect(moved(2)).toBeLessThan(0);
    app.clock.set(Date.parse("2025-09-12T08:00:00Z"));
    const nextDay = await readAll(await viewerNamed(nameOf(0)), period);
    expect(nextDay.every(({ movement }) => movement === 0)).toBe(true);
    app.clock.set(Date.parse("2025-09-11T20:00:00Z"));
  });

  test("finds names by how they begin, in the order of the table, and nothing by an e-mail address", async () => {
    const viewer = await viewerNamed(nameOf(0));
    const find = async (q: string) => (await viewer.call(searchTable, { query: { period, q } })).body.rows;
    const found = await find("M_01");
    expect(found.map(({ id }) => id).toSorted()).toEqual(
      Array.from({ length: 10 }, (_, at) => nameOf(10 + at)),
    );
    expect(found.map(({ place }) => place)).toEqual(
      found.map(({ place }) => place).toSorted((a, b) => a - b),
    );
    expect(found).toEqual((await readAll(viewer, period)).filter(({ id }) => id.startsWith("m_01")));
    expect(await find("secret")).toEqual([]);
    expect(await find("%m")).toEqual([]);
    expect(await find("m%")).toEqual([]);
  });

  test("finds a name with a typo if none begins like it", async () => {
    const viewer = await viewerNamed(nameOf(0));
    await app.db
      .update(user)
      .set({ username: "wonderwall" })
      .where(eq(user.id, nameOf(5)));
    const find = async (q: string) => (await viewer.call(searchTable, { query: { period, q } })).body.rows;
    expect((await find("wodnerwall")).map(({ id }) => id)).toEqual([nameOf(5)]);
    await app.db
      .update(user)
      .set({ username: nameOf(5) })
      .where(eq(user.id, nameOf(5)));
    expect(await find("wodnerwall")).toEqual([]);
  });
});

describe("a table", () => {
  test("that was never settled is empty", async () => {
    const viewer = await viewerNamed(nameOf(0));
    const { body } = await viewer.call(getTable, { query: { period: "previous", from: 1 } });
    expect(body).toEqual({
      name: "August 2025",
      isFinal: false,
      settledAt: null,
      total: 0,
      rows: [],
    });
    const own = await viewer.call(getOwnLine, { query: { period: "previous" } });
    expect(own.body).toEqual({ viewer: null });
  });

  test("of a month that is over tells when it is final, and has no movement", async () => {
    app.clock.set(Date.parse("2025-10-01T12:00:00Z"));
    await settleTournaments(app.deps);
    const viewer = await viewerNamed(nameOf(0));
    const read = async () => (await viewer.call(getTable, { query: { period: "previous", from: 1 } })).body;
    expect(await read()).toMatchObject({ name: "September 2025", isFinal: false });
    const own = await viewer.call(getOwnLine, { query: { period: "previous" } });
    expect(own.body).toMatchObject({ viewer: { movement: null } });
    app.clock.set(Date.parse("2025-10-03T00:00:00Z"));
    await settleTournaments(app.deps);
    expect(await read()).toMatchObject({ name: "September 2025", isFinal: true });
  });
});

describe("the settlement of a season", () => {
  test("without news changes nothing, and keeps no more tables than readers need", async () => {
    const count = async () =>
      (
        await app.pool.query(
          `select count(distinct s.settlement_id)::int as n
             from standing s join settlement of on of.id = s.settlement_id and of.kind = 'season'`,
        )
      ).rows;
    const before = await count();
    await settleSeasons(app.deps);
    expect(await count()).toEqual(before);
    expect(before[0].n).toBeLessThanOrEqual(3);
  });
});
