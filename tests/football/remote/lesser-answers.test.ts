import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { HOUR_MS, MINUTE_MS } from "#game/milliseconds.ts";
import { FIRST_SATURDAY } from "./fake-world.ts";
import { makeLoadedApp, type RemoteApp, storedFootball } from "./remote-app.ts";

const AFTERNOON = FIRST_SATURDAY + 5 * HOUR_MS;
/** The day's matches are over, and their details are there. */
const NIGHT = FIRST_SATURDAY + 13 * HOUR_MS;
const DAY_S = 86_400;

interface Player {
  statistics: { games: { minutes: number | null; substitute: boolean } }[];
}

interface FixtureRecord {
  fixture: { id: number; timestamp: number; status: { short: string } };
  goals: { home: number | null; away: number | null };
  score: unknown;
  players?: { players: Player[] }[];
}

let app: RemoteApp;

beforeEach(async () => {
  app = await makeLoadedApp("api-football");
});

afterEach(() => app.close());

/** Rewrites every fixture record, or drops it where the change returns null. */
function rewrite(change: (record: FixtureRecord) => FixtureRecord | null): void {
  app.fake.answerWith((path, answer) => {
    if (!path.startsWith("/fixtures")) return answer;
    const { response } = answer as { response: FixtureRecord[] };
    const records = response.flatMap((record) => change(record) ?? []);
    return { ...(answer as object), results: records.length, response: records };
  });
}

async function count(from: string): Promise<number> {
  const { rows } = await app.pool.query<{ count: number }>(`select count(*)::integer as count from ${from}`);
  return rows[0]?.count ?? 0;
}

/** Data that's final and should only age. */
async function played(): Promise<unknown> {
  return storedFootball(app, { onlyFinal: true });
}

describe("an answer with less than is stored", () => {
  test("leaves the score of a match that is played or over", async () => {
    await app.followAt(AFTERNOON);
    const unknown = "fixture where status in ('1H', 'HT', '2H', 'FT') and home_goals is null";
    expect(await count("fixture where status in ('1H', 'HT', '2H')")).toBeGreaterThan(0);
    rewrite((record) => ({ ...record, goals: { home: null, away: null }, score: null }));
    await app.followAt(AFTERNOON + MINUTE_MS);
    expect(await count(unknown)).toBe(0);
    app.fake.answerWith(null);
    await app.followAt(NIGHT);
    const before = await played();
    rewrite((record) => ({ ...record, goals: { home: null, away: null }, score: null }));
    await app.followAt(NIGHT + 7 * HOUR_MS);
    expect(await played()).toEqual(before);
  });

  test("leaves what was played where the match would only be played in a month", async () => {
    await app.followAt(NIGHT);
    const before = await played();
    rewrite((record) => {
      const { fixture } = record;
      const timestamp = fixture.timestamp + 30 * DAY_S;
      return fixture.status.short === "FT" ? { ...record, fixture: { ...fixture, timestamp } } : record;
    });
    await app.followAt(NIGHT + 6 * HOUR_MS);
    expect(await played()).toEqual(before);
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
    return { ...record, events: [] } as FixtureRecord;
  }

  /** The day's fixture with the most players used, and how many are stored as used. */
  async function aFixture(): Promise<{ id: number; onPitch: () => Promise<number> }> {
    const { rows } = await app.pool.query<{ id: number }>(
      `select fixture_id as id from performance join fixture on id = fixture_id
        where minutes > 0 and kick_off > $1 group by 1 order by count(*) desc, max(kick_off) desc, 1 limit 1`,
      [new Date(FIRST_SATURDAY)],
    );
    const id = rows[0]?.id ?? 0;
    return { id, onPitch: () => count(`performance where minutes > 0 and fixture_id = ${id}`) };
  }

  test("stays that evening and is removed the next day, as the ledger says", async () => {
    await app.followAt(NIGHT);
    const { id, onPitch } = await aFixture();
    const before = await onPitch();
    rewrite(takeOneAway);
    await app.pool.query("update fixture set details_hash = null where id = $1", [id]);
    await app.followAt(FIRST_SATURDAY + 13.5 * HOUR_MS);
    expect(await onPitch()).toBe(before);
    expect(await count(`fixture where id = ${id} and details_hash is null`)).toBe(1);
    await app.followAt(NIGHT + 14 * HOUR_MS);
    expect(await onPitch()).toBe(before - 2);
    expect(await count(`correction where fixture_id = ${id}`)).toBeGreaterThan(0);
  });

  test("stays if the answer has minutes that can't be read", async () => {
    await app.followAt(NIGHT);
    const { onPitch } = await aFixture();
    const before = await onPitch();
    rewrite((record) => {
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
    rewrite((record) => {
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
    expect(await count("football_ask where what = 'failing squad 40'")).toBe(0);
  });

  test("is asked for hourly: a schedule from which a fixture is gone", async () => {
    const { rows } = await app.pool.query<{ key: string }>(
      "select key from fixture where league_id = 'premier-league' order by kick_off desc limit 1",
    );
    rewrite((record) => (String(record.fixture.id) === rows[0]?.key ? null : record));
    const asked = await askedInADay("/fixtures?league=39&season=2026");
    expect(asked).toBeGreaterThan(4);
    expect(asked).toBeLessThan(35);
  });
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
    rewrite((record) => {
      const { fixture } = record;
      return { ...record, fixture: { ...fixture, timestamp: fixture.timestamp - HOUR_S } };
    });
    for (let hours = 6; hours <= 12; hours += 6) await app.followAt(NIGHT + hours * HOUR_MS);
    expect(await kickOffs()).toEqual(before);
    for (let hours = 18; hours <= 36; hours += 6) await app.followAt(NIGHT + hours * HOUR_MS);
    expect(await kickOffs()).toEqual(before.map((at) => at - HOUR_MS));
  });
});

describe("a match that counts for nothing after all", () => {
  test.each(["AWD", "WO", "CANC"])(
    "(%s) has no figures and no scorers, and is asked for no more",
    async (status) => {
      await app.followAt(NIGHT);
      const [one] = (
        await app.pool.query<{ id: number; key: string }>(
          "select id, key from fixture where status = 'FT' and home_goals > 0 order by id limit 1",
        )
      ).rows;
      const [id, key] = [one?.id ?? 0, one?.key ?? ""];
      const performances = `performance where fixture_id = ${id}`;
      expect(await count(performances)).toBeGreaterThan(21);
      rewrite((record) =>
        String(record.fixture.id) === key
          ? { ...record, fixture: { ...record.fixture, status: { ...record.fixture.status, short: status } } }
          : record,
      );
      await app.followAt(NIGHT + 6 * HOUR_MS);
      expect(await count(`fixture where id = ${id} and status = '${status}' and events = '[]'`)).toBe(1);
      expect(await count(performances)).toBe(0);
      // An awarded match's old figures are in the corrections ledger.
      expect((await count(`correction where fixture_id = ${id}`)) > 0).toBe(status !== "CANC");
      const asked = () =>
        app.fake.requests.filter(({ path }) => path.includes("ids=") && path.includes(key)).length;
      const before = asked();
      for (let hour = 7; hour < 60; hour += 6) await app.followAt(NIGHT + hour * HOUR_MS);
      expect(asked()).toBe(before);
    },
  );
});

test("details of a finished match without anyone's minutes don't count as details", async () => {
  rewrite((record) => {
    for (const { statistics } of (record.players ?? []).flatMap(({ players }) => players)) {
      for (const { games } of statistics) games.minutes = null;
    }
    return { ...record, events: [] } as FixtureRecord;
  });
  const today = `fixture where status = 'FT' and kick_off > '${new Date(FIRST_SATURDAY).toISOString()}'`;
  const unknown = `${today} and details_hash is null`;
  await app.followAt(NIGHT);
  const finished = await count(today);
  expect(finished).toBeGreaterThan(0);
  expect(await count(unknown)).toBe(finished);
  app.fake.answerWith(null);
  await app.followAt(NIGHT + HOUR_MS);
  expect(await count(unknown)).toBe(0);
});
