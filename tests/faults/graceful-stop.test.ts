import { rmSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeDataFolder } from "#tests/support/data-folder.ts";
import { haveWeb, until } from "#tests/support/panna-process.ts";
import { makeTestDatabase, type TestDatabase } from "#tests/support/test-database.ts";
import { drainPanna, runsSince } from "./drain-panna.ts";
import { aRequestInFlight, refuses } from "./request-in-flight.ts";

/** Well below the timeout of a shutdown step (`src/server/platform/closing.ts`). */
const PATIENCE_MS = 10_000;
const DRAIN_SECONDS = 4;

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

test(
  "a stop says first that it is not ready, answers while it drains, begins no job any more, finishes the request in flight, takes no new one, and ends with 0",
  { timeout: 180_000 },
  async () => {
    const { url, beganAt, told, ended } = await drainPanna(database, dataDir, DRAIN_SECONDS);
    const { inFlight, letGo } = await aRequestInFlight(database, url);
    await until(() => refuses(url));
    expect(performance.now() - beganAt).toBeGreaterThanOrEqual(DRAIN_SECONDS * 1000);
    await letGo();
    expect((await inFlight).status).toBe(200);
    const answeredAt = performance.now();
    expect(await ended).toEqual({ code: 0, signal: null });
    // This side's connection is still open: the stop doesn't wait for it to close.
    expect(performance.now() - answeredAt).toBeLessThan(PATIENCE_MS);
    expect(await runsSince(database, new Date(told + 1000))).toBe(0);
    const { rows } = await database.pool.query(`select email from "user"`);
    expect(rows).toEqual([{ email: "alice@example.com" }]);
  },
);
