import { rmSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { makeDataFolder } from "#tests/support/data-folder.ts";
import { makeNetwork, type Network } from "./network.ts";
import { haveWeb, type PannaProcess, startPanna, until } from "#tests/support/panna-process.ts";
import { makeTestDatabase, type TestDatabase } from "#tests/support/test-database.ts";
import { signUp } from "#tests/support/started-pannas.ts";

const BUILD_MS = 180_000;

let database: TestDatabase;
let network: Network;
let panna: PannaProcess;
const dataDir = makeDataFolder("silent-network");

beforeAll(async () => {
  await haveWeb();
  database = await makeTestDatabase();
  network = await makeNetwork(database.url);
  panna = startPanna({ DATA_DIR: dataDir, DATABASE_URL: network.url, FOOTBALL_PROVIDER: "import" });
  await panna.url();
}, BUILD_MS);

afterAll(async () => {
  network.mend();
  await panna.end("SIGTERM");
  await network.close();
  await database.drop();
  rmSync(dataDir, { recursive: true, force: true });
});

/** Calls a path. @returns the status, and the duration in milliseconds */
async function ask(path: string, cookie = ""): Promise<{ status: number; took: number }> {
  const started = performance.now();
  const { status } = await fetch(`${await panna.url()}${path}`, { headers: { cookie } });
  return { status, took: performance.now() - started };
}

describe("while packets to the database vanish", { timeout: 120_000 }, () => {
  test("an instance says so within five seconds, refuses calls soon after, and recovers on its own", async () => {
    const signedUp = await signUp(panna, "alice@example.com");
    const cookie = signedUp.headers
      .getSetCookie()
      .map((one) => one.split(";", 1)[0])
      .join("; ");
    await until(async () => ((await ask("/api/health/ready")).status === 200 ? true : null));
    expect((await ask("/api/teams", cookie)).status).toBe(200);

    network.cut();
    const cutAt = performance.now();
    // It believes the database's last answer for a second, and then waits four for the next.
    await until(async () => ((await ask("/api/health/ready")).status === 503 ? true : null));
    expect(performance.now() - cutAt).toBeLessThan(5500);
    // More calls at once than there are connections: none of them hangs, and neither does the next one.
    const many = await Promise.all(Array.from({ length: 40 }, () => ask("/api/teams", cookie)));
    expect(new Set(many.map(({ status }) => status))).toEqual(new Set([503]));
    expect(Math.max(...many.map(({ took }) => took))).toBeLessThan(15_000);
    expect((await ask("/api/health/live")).status).toBe(200);
    expect((await ask("/api/health/ready")).status).toBe(503);

    network.mend();
    await until(async () => ((await ask("/api/health/ready")).status === 200 ? true : null));
    expect((await ask("/api/teams", cookie)).status).toBe(200);
  });
});
