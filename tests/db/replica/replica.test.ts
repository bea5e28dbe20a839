import pg from "pg";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { getMatchesByDate } from "#contract/football/football.ts";
import { createMiniLeague } from "#contract/mini-league/mini-league.ts";
import { searchEverything } from "#contract/search/search.ts";
import { migrateDatabase } from "#server/platform/db/migrate.ts";
import { type EmbeddedPostgres, startEmbeddedPostgres } from "#server/platform/db/embedded-postgres.ts";
import { openDatabase } from "#server/platform/db/prepared-once.ts";
import { OLDEST_MS } from "#server/platform/db/replica/replica-watch.ts";
import { publishLive } from "#server/platform/live/publish-live.ts";
import { countersText } from "#server/platform/metrics/counters.ts";
import { belongingsOf, scenarios } from "#tests/contract/requests.ts";
import { makeDataFolder } from "#tests/support/data-folder.ts";
import { declaredEndpoints, nameOf } from "#tests/support/declared-endpoints.ts";
import { aManager, type Manager } from "#tests/support/managers.ts";
import { until } from "#tests/support/panna-process.ts";
import { makeTestApp, type TestApp } from "#tests/support/test-app.ts";
import { type Standby, startStandby, urlOf } from "./standby.ts";

/** A server of its own, because a replica follows all databases of a server. */
let primary: EmbeddedPostgres;
let standby: Standby;
/** A connection to the replica, to hold it up. */
let onStandby: pg.Client;
let app: TestApp;
let manager: Manager;

beforeAll(async () => {
  const folder = makeDataFolder("primary");
  primary = await startEmbeddedPostgres(folder);
  const pool = new pg.Pool(primary.connection);
  pool.on("error", () => undefined);
  await migrateDatabase(pool);
  standby = await startStandby(primary, folder, makeDataFolder("standby"));
  const url = urlOf(primary.connection);
  const env = { DATABASE_URL: url, DATABASE_READ_URL: standby.url };
  app = await makeTestApp({ env, database: { pool, db: openDatabase(pool), url, drop: () => pool.end() } });
  manager = await aManager(app);
  onStandby = await connected();
}, 120_000);

afterAll(async () => {
  await onStandby.end();
  await app.close();
  await standby.server.stop();
  await primary.stop();
}, 60_000);

/** Each test begins with a replica that's read, and time stops: no slow machine makes it old. */
beforeEach(async () => {
  app.clock.run();
  await isRead();
  app.clock.hold();
});

async function connected(): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: standby.url });
  client.on("error", () => undefined);
  await client.connect();
  return client;
}

const stateNow = async (): Promise<unknown> =>
  (await app.server.inject("/api/health/ready")).json<{ replica?: unknown }>().replica;

/** How often a server has answered, by the metrics. */
function readsFrom(server: string): number {
  return Number(
    new RegExp(String.raw`^panna_replica_reads_total\{from="${server}"\} (\d+)`, "m").exec(
      countersText(),
    )?.[1] ?? 0,
  );
}

/** @returns which server answers a read now */
async function whoAnswers(): Promise<string | undefined> {
  const servers = ["replica", "primary", "primary after a failure"];
  const before = servers.map(readsFrom);
  expect((await manager.user.call(getMatchesByDate)).status).toBe(200);
  return servers.find((server, at) => readsFrom(server) > (before[at] ?? 0));
}

/** Waits until the replica has everything and is read. */
async function isRead(): Promise<void> {
  await until(async () => ((await whoAnswers()) === "replica" ? true : null));
}

/** The names of leagues that the viewer finds. */
async function found(cookie = ""): Promise<string[]> {
  const headers = cookie === "" ? {} : { cookie: `${manager.user.cookie}; ${cookie}` };
  const { body } = await manager.user.call(searchEverything, { query: { q: "Thursday" } }, { headers });
  return body.leagues.map(({ name }) => name);
}

describe("with a replica", () => {
  test("every answer that may be seconds old comes from it, whatever it is", async () => {
    const own = await belongingsOf(app, manager);
    app.clock.run();
    await isRead();
    app.clock.hold();
    const marked = (await declaredEndpoints()).filter(({ mayBeSecondsOld }) => mayBeSecondsOld === true);
    expect(marked.length).toBeGreaterThan(10);
    for (const endpoint of marked) {
      expect([nameOf(endpoint), endpoint.method]).toEqual([nameOf(endpoint), "GET"]);
      const scenario = scenarios[nameOf(endpoint)];
      const before = readsFrom("replica");
      if (scenario === undefined) throw new Error(`there is no request for ${nameOf(endpoint)}`);
      const { status } = await manager.user.call(endpoint, scenario.request(own));
      expect([nameOf(endpoint), status]).toEqual([nameOf(endpoint), scenario.own]);
      expect([nameOf(endpoint), readsFrom("replica")]).toEqual([nameOf(endpoint), before + 1]);
    }
  });

  test("somebody who has just changed something finds it, though the replica lags", async () => {
    await onStandby.query("select pg_wal_replay_pause()");
    try {
      const name = "Thursday nights";
      const { headers } = await manager.user.call(createMiniLeague, { body: { name } });
      const cookie = String(headers["set-cookie"]).split(";", 1)[0];
      expect(headers["set-cookie"]).toEqual([expect.stringMatching(/; Max-Age=3; HttpOnly; SameSite=Lax$/)]);
      expect(await found(cookie)).toEqual([name]);
      expect(await found()).toEqual([]);
      // By then the replica is too old for anybody.
      app.clock.pass(OLDEST_MS + 1);
      expect(await found()).toEqual([name]);
      expect(await until(async () => ((await stateNow()) === "behind" ? "behind" : null))).toBe("behind");
    } finally {
      await onStandby.query("select pg_wal_replay_resume()");
    }
    app.clock.run();
    await isRead();
    expect(await found()).toEqual(["Thursday nights"]);
  });

  test("readers who are told about something read the primary until the replica has it", async () => {
    await onStandby.query("select pg_wal_replay_pause()");
    try {
      expect(await whoAnswers()).toBe("replica");
      await app.db.transaction((tx) => publishLive(tx, [{ kind: "season", data: { startYear: 2025 } }], 0));
      await until(async () => ((await whoAnswers()) === "primary" ? true : null));
    } finally {
      await onStandby.query("select pg_wal_replay_resume()");
    }
  });

  test("that goes away, readers notice nothing, and it's read again when it's back", async () => {
    await onStandby.end();
    await standby.server.stop();
    expect(await whoAnswers()).toBe("primary after a failure");
    expect(await whoAnswers()).toBe("primary");
    expect(await until(async () => ((await stateNow()) === "away" ? "away" : null))).toBe("away");
    app.clock.run();
    await standby.start();
    onStandby = await connected();
    await isRead();
    expect(await stateNow()).toBe("used");
    expect(countersText()).toMatch(/^panna_replica_age_seconds 0\.\d+$/m);
  });

  test("that was promoted, it isn't read any more", async () => {
    await onStandby.query("select pg_promote()");
    expect(await until(async () => ((await stateNow()) === "not a replica" ? true : null))).toBe(true);
    expect(await whoAnswers()).toBe("primary");
  });
});
