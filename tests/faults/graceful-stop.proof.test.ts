import { rmSync } from "node:fs";
import { setTimeout as delay } from "node:timers/promises";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { makeDataFolder } from "#tests/support/data-folder.ts";
import { haveWeb, startPanna, until } from "#tests/support/panna-process.ts";
import { makeTestDatabase, type TestDatabase } from "#tests/support/test-database.ts";

/** Well below the timeout of a shutdown step (`src/server/platform/closing.ts`). */
const PATIENCE_MS = 10_000;
const DRAIN_SECONDS = 6;

let database: TestDatabase;
let dataDir: string;

beforeAll(async () => {
  await haveWeb();
  database = await makeTestDatabase();
  dataDir = makeDataFolder("fault");
}, 180_000);

afterAll(async () => {
  await database.drop();
  rmSync(dataDir, { recursive: true, force: true });
});

describe("a stop", { timeout: 180_000 }, () => {
  test("says first that it is not ready, answers while it drains, and begins no job any more", async () => {
    const panna = startPanna({
      DATABASE_URL: database.url,
      DATA_DIR: dataDir,
      FOOTBALL_PROVIDER: "import",
      DRAIN_SECONDS: String(DRAIN_SECONDS),
      // Makes jobs run about once a second.
      PANNA_CLOCK_SPEED: "20",
    });
    const url = await panna.url();
    await until(async () => ((await runsSince(database, new Date(0))) > 20 ? true : null));
    const beganAt = performance.now();
    const ended = panna.end("SIGTERM");
    await until(async () => ((await fetch(`${url}/api/health/ready`)).status === 503 ? true : null));
    const told = Date.now();
    expect(performance.now() - beganAt).toBeLessThan(DRAIN_SECONDS * 500);
    while (performance.now() - beganAt < (DRAIN_SECONDS - 2) * 1000) {
      for (const path of ["/api/health/live", "/api/sign-in-methods", "/"]) {
        const answer = await fetch(url + path);
        expect([path, answer.status, answer.headers.get("connection")]).toEqual([path, 200, "close"]);
        await answer.text();
      }
      expect((await fetch(`${url}/api/health/ready`)).status).toBe(503);
      await delay(200);
    }
    expect(await ended).toEqual({ code: 0, signal: null });
    expect(performance.now() - beganAt).toBeGreaterThanOrEqual(DRAIN_SECONDS * 1000);
    expect(await runsSince(database, new Date(told + 1000))).toBe(0);
  });

  test("finishes the request in flight, takes no new one, and ends with 0", async () => {
    const env = { DATABASE_URL: database.url, DATA_DIR: dataDir };
    // Runs without football, or the stop would first write the rows that are loading.
    const panna = startPanna({ ...env, FOOTBALL_PROVIDER: "import" });
    const url = await panna.url();
    const holder = new pg.Client(database.url);
    await holder.connect();
    await holder.query("begin");
    await holder.query('lock table "user" in access exclusive mode');
    const inFlight = fetch(`${url}/api/auth/sign-up/email`, {
      method: "POST",
      headers: { "content-type": "application/json", origin: url },
      body: JSON.stringify({ name: "Alice", email: "alice@example.com", password: "correct horse battery" }),
    });
    await until(() => isWaiting(database));
    const ended = panna.end("SIGTERM");
    await until(() => refuses(url));
    await holder.query("commit");
    await holder.end();
    expect((await inFlight).status).toBe(200);
    const answeredAt = performance.now();
    expect(await ended).toEqual({ code: 0, signal: null });
    // This side's connection is still open: the stop doesn't wait for it to close.
    expect(performance.now() - answeredAt).toBeLessThan(PATIENCE_MS);
    const { rows } = await database.pool.query(`select email from "user"`);
    expect(rows).toEqual([{ email: "alice@example.com" }]);
  });
});

/** How many job runs have started since. */
async function runsSince({ pool }: TestDatabase, since: Date): Promise<number> {
  const known = await pool.query("select where to_regclass('job.job') is not null");
  if (known.rowCount === 0) return 0;
  const { rows } = await pool.query<{ runs: number }>(
    "select count(*)::integer as runs from job.job where started_on > $1 and name not like '\\_\\_%'",
    [since],
  );
  return rows[0]?.runs ?? 0;
}

/** Whether some query waits for the locked table. */
async function isWaiting({ pool }: TestDatabase): Promise<true | null> {
  const { rows } = await pool.query(
    `select 1 from pg_locks where relation = '"user"'::regclass and not granted`,
  );
  return rows.length > 0 ? true : null;
}

/** Whether the server rejects new requests or accepts no new connections. */
async function refuses(url: string): Promise<true | null> {
  const answer = await fetch(`${url}/api/health/live`).catch(() => null);
  return answer === null || answer.status === 503 ? true : null;
}
