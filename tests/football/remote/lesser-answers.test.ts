import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { HOUR_MS } from "#game/milliseconds.ts";
import { countRows } from "./count-rows.ts";
import { FIRST_SATURDAY } from "./fake-world.ts";
import { makeLoadedApp, type RemoteApp } from "./remote-app.ts";
import { NIGHT, type FixtureRecord, rewrite, played } from "./lesser-fixture-records.ts";

const DAY_S = 86_400;

let app: RemoteApp;

beforeEach(async () => {
  app = await makeLoadedApp("api-football");
});

afterEach(() => app.close());

describe("an answer with less than is stored", () => {
  test("leaves what was played where the match would only be played in a month", async () => {
    await app.followAt(NIGHT);
    const before = await played(app);
    rewrite(app, (record) => {
      const { fixture } = record;
      const timestamp = fixture.timestamp + 30 * DAY_S;
      return fixture.status.short === "FT" ? { ...record, fixture: { ...fixture, timestamp } } : record;
    });
    await app.followAt(NIGHT + 6 * HOUR_MS);
    expect(await played(app)).toEqual(before);
  });
});

describe("a player who did not play after all", () => {
  /** Removes one substitute of each side who came on. */
  function takeOneAway(record: FixtureRecord): FixtureRecord {
    for (const side of record.players ?? []) {
      const games = side.players.flatMap(({ statistics }) => statistics.map((one) => one.games));
      const one = games.find(({ minutes, substitute }) => substitute && (minutes ?? 0) > 0);
      if (one !== undefined) one.minutes = null;
    }
    return { ...record, events: record.events?.filter(({ type }) => type !== "subst") };
  }

  /** The day's fixture with the most players used, and how many are stored as used. */
  async function aFixture(): Promise<{ id: number; onPitch: () => Promise<number> }> {
    const { rows } = await app.pool.query<{ id: number }>(
      `select fixture_id as id from performance join fixture on id = fixture_id
        where minutes > 0 and kick_off > $1 group by 1 order by count(*) desc, max(kick_off) desc, 1 limit 1`,
      [new Date(FIRST_SATURDAY)],
    );
    const id = rows[0]?.id ?? 0;
    return { id, onPitch: () => countRows(app, `performance where minutes > 0 and fixture_id = ${id}`) };
  }

  test("stays that evening and is removed the next day, as the ledger says", async () => {
    await app.followAt(NIGHT);
    const { id, onPitch } = await aFixture();
    const before = await onPitch();
    rewrite(app, takeOneAway);
    await app.pool.query("update fixture set details_hash = null where id = $1", [id]);
    await app.followAt(FIRST_SATURDAY + 13.5 * HOUR_MS);
    expect(await onPitch()).toBe(before);
    expect(await countRows(app, `fixture where id = ${id} and details_hash is null`)).toBe(1);
    await app.followAt(NIGHT + 14 * HOUR_MS);
    expect(await onPitch()).toBe(before - 2);
    expect(await countRows(app, `correction where fixture_id = ${id}`)).toBeGreaterThan(0);
  });
});

type Side = NonNullable<FixtureRecord["players"]>[number];

test("details of a finished match without its goals leave what they decided as it was", async () => {
  await app.followAt(NIGHT);
  const before = await played(app);
  rewrite(app, (record) => ({ ...record, events: record.events?.filter(({ type }) => type !== "Goal") }));
  await app.followAt(NIGHT + 6 * HOUR_MS);
  expect(await played(app)).toEqual(before);
});

test.each([
  ["lack", (): Side[] => []],
  [
    "have no minutes",
    (side: Side): Side[] => {
      for (const { statistics } of side.players) for (const { games } of statistics) games.minutes = null;
      return [side];
    },
  ],
])("details of a finished match of which one side's players %s don't count as details", async (_, change) => {
  // given: as in Serie A, with twelve players on the other side's bench
  const onBench = { games: { minutes: null, substitute: true }, goals: {} };
  const bench = Array.from({ length: 12 }, (_one, at) => ({
    player: { id: 900_000 + at },
    statistics: [onBench],
  }));
  rewrite(app, (record) => {
    const [home, away] = record.players ?? [];
    if (home === undefined || away === undefined) return record;
    return { ...record, players: [{ ...home, players: [...home.players, ...bench] }, ...change(away)] };
  });
  const today = `fixture where status = 'FT' and kick_off > '${new Date(FIRST_SATURDAY).toISOString()}'`;
  // when
  await app.followAt(NIGHT);
  // then
  const finished = await countRows(app, today);
  expect(finished).toBeGreaterThan(0);
  expect(await countRows(app, `${today} and details_hash is null`)).toBe(finished);
  app.fake.answerWith(null);
  await app.followAt(NIGHT + HOUR_MS);
  expect(await countRows(app, `${today} and details_hash is null`)).toBe(0);
});

test("details of a finished match without anyone's minutes don't count as details", async () => {
  rewrite(app, (record) => {
    for (const { statistics } of (record.players ?? []).flatMap(({ players }) => players)) {
      for (const { games } of statistics) games.minutes = null;
    }
    return { ...record, events: [] };
  });
  const today = `fixture where status = 'FT' and kick_off > '${new Date(FIRST_SATURDAY).toISOString()}'`;
  const unknown = `${today} and details_hash is null`;
  await app.followAt(NIGHT);
  const finished = await countRows(app, today);
  expect(finished).toBeGreaterThan(0);
  expect(await countRows(app, unknown)).toBe(finished);
  app.fake.answerWith(null);
  await app.followAt(NIGHT + HOUR_MS);
  expect(await countRows(app, unknown)).toBe(0);
});
