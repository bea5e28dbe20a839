import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { HOUR_MS, MINUTE_MS } from "#game/milliseconds.ts";
import { countRows } from "./count-rows.ts";
import { FIRST_SATURDAY } from "./fake-world.ts";
import { makeLoadedApp, type RemoteApp } from "./remote-app.ts";
import { NIGHT, rewrite, played, requestsOnceUncounted } from "./lesser-fixture-records.ts";

const AFTERNOON = FIRST_SATURDAY + 5 * HOUR_MS;

let app: RemoteApp;

beforeEach(async () => {
  app = await makeLoadedApp("api-football");
});

afterEach(() => app.close());

describe("an answer with less than is stored", () => {
  test("leaves the score of a match that is played or over", async () => {
    await app.followAt(AFTERNOON);
    const unknown = "fixture where status in ('1H', 'HT', '2H', 'FT') and home_goals is null";
    expect(await countRows(app, "fixture where status in ('1H', 'HT', '2H')")).toBeGreaterThan(0);
    rewrite(app, (record) => ({ ...record, goals: { home: null, away: null }, score: null }));
    await app.followAt(AFTERNOON + MINUTE_MS);
    expect(await countRows(app, unknown)).toBe(0);
    app.fake.answerWith(null);
    await app.followAt(NIGHT);
    const before = await played(app);
    rewrite(app, (record) => ({ ...record, goals: { home: null, away: null }, score: null }));
    await app.followAt(NIGHT + 7 * HOUR_MS);
    expect(await played(app)).toEqual(before);
  });
});

describe("a player who did not play after all", () => {
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

  test("stays if the answer has minutes that can't be read", async () => {
    await app.followAt(NIGHT);
    const { onPitch } = await aFixture();
    const before = await onPitch();
    rewrite(app, (record) => {
      const games = record.players?.[0]?.players[0]?.statistics[0]?.games;
      if (games !== undefined) Object.assign(games, { minutes: "90+3" });
      return record;
    });
    await app.followAt(NIGHT + 14 * HOUR_MS);
    expect(await onPitch()).toBe(before);
  });

  test("stays if many others haven't played either", async () => {
    await app.followAt(NIGHT);
    const { onPitch } = await aFixture();
    const before = await onPitch();
    expect(before).toBeGreaterThan(26);
    rewrite(app, (record) => {
      for (const side of record.players ?? []) side.players = side.players.slice(0, 11);
      return record;
    });
    await app.followAt(NIGHT + 14 * HOUR_MS);
    expect(await onPitch()).toBe(before);
  });
});

describe("what a provider never gives as it was", () => {
  /** How often a path is requested in a day of following football every half hour. */
  async function askedInADay(path: string): Promise<number> {
    const before = app.fake.requests.length;
    for (let minute = 0; minute < 24 * 60; minute += 30)
      await app.followAt(NIGHT + 7 * HOUR_MS + minute * MINUTE_MS);
    return app.fake.requests.slice(before).filter((request) => request.path === path).length;
  }

  test("is asked for hourly: a squad that cannot be read", async () => {
    const path = "/players/squads?team=40";
    app.fake.answerWith((asked, answer) =>
      asked === path ? { ...(answer as object), response: [{ team: { id: 40 }, players: [{}] }] } : answer,
    );
    await app.pool.query("delete from football_ask where what = 'squad 40'");
    const asked = await askedInADay(path);
    expect(asked).toBeGreaterThan(4);
    expect(asked).toBeLessThan(35);
    app.fake.answerWith(null);
    await app.followAt(NIGHT + 33 * HOUR_MS);
    expect(await countRows(app, "football_ask where what = 'failing squad 40'")).toBe(0);
  });

  test("is asked for hourly: a schedule from which a fixture is gone", async () => {
    const { rows } = await app.pool.query<{ key: string }>(
      "select key from fixture where league_id = 'premier-league' order by kick_off desc limit 1",
    );
    rewrite(app, (record) => (String(record.fixture.id) === rows[0]?.key ? null : record));
    const asked = await askedInADay("/fixtures?league=39&season=2026");
    expect(asked).toBeGreaterThan(4);
    expect(asked).toBeLessThan(35);
  });
});

describe("a match that counts for nothing after all", () => {
  test.each(["AWD", "WO", "CANC"])(
    "(%s) has no figures and no scorers, and is asked for no more",
    async (status) => {
      expect(await requestsOnceUncounted(app, status)).toBe(0);
    },
  );
});

describe("a schedule in which matches long played have other kick-offs", () => {
  const HOUR_S = 3600;

  async function kickOffs(): Promise<number[]> {
    const { rows } = await app.pool.query<{ at: Date }>(`select kick_off as at from fixture order by key`);
    return rows.map(({ at }) => at.getTime());
  }

  test("moves none of them, and moves all once it has said so for a day", async () => {
    await app.followAt(NIGHT);
    const before = await kickOffs();
    rewrite(app, (record) => {
      const { fixture } = record;
      return { ...record, fixture: { ...fixture, timestamp: fixture.timestamp - HOUR_S } };
    });
    for (let hours = 6; hours <= 12; hours += 6) await app.followAt(NIGHT + hours * HOUR_MS);
    expect(await kickOffs()).toEqual(before);
    for (let hours = 18; hours <= 36; hours += 6) await app.followAt(NIGHT + hours * HOUR_MS);
    expect(await kickOffs()).toEqual(before.map((at) => at - HOUR_MS));
  });
});
