import { rmSync } from "node:fs";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { makeDataFolder } from "#tests/support/data-folder.ts";
import { haveWeb, startPanna, until } from "#tests/support/panna-process.ts";
import { makeTestDatabase, type TestDatabase } from "#tests/support/test-database.ts";

/** Well below what a step of a stop may take before it is given up (`src/server/platform/closing.ts`). */
const PATIENCE_MS = 10_000;

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
  test("finishes the request in flight, takes no new one, and ends with 0", async () => {
    const env = { DATABASE_URL: database.url, DATA_DIR: dataDir };
    // Without football to load, whose rows would have to be written before the end.
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
    // The connection is still open on this side: the stop does not wait until this side lets go of it.
    expect(performance.now() - answeredAt).toBeLessThan(PATIENCE_MS);
    const { rows } = await database.pool.query(`select email from "user"`);
    expect(rows).toEqual([{ email: "alice@example.com" }]);
  });
});

/** Whether some query waits for the table that is held. */
async function isWaiting({ pool }: TestDatabase): Promise<true | null> {
  const { rows } = await pool.query(
    `select 1 from pg_locks where relation = '"user"'::regclass and not granted`,
  );
  return rows.length > 0 ? true : null;
}

/** Whether the server turns new requests away, or takes no new connections any more. */
async function refuses(url: string): Promise<true | null> {
  const answer = await fetch(`${url}/api/health/live`).catch(() => null);
  return answer === null || answer.status === 503 ? true : null;
}
