import { once } from "node:events";
import { type AddressInfo, connect, createServer } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { connectDatabase } from "#server/platform/db/database.ts";
import { makeDataFolder } from "#tests/support/data-folder.ts";
import { until } from "#tests/support/panna-process.ts";
import { aUser } from "#tests/support/sessions.ts";
import { makeTestApp, type TestApp } from "#tests/support/test-app.ts";
import { makeTestDatabase, type TestDatabase } from "#tests/support/test-database.ts";
import { makeNetwork, type Network } from "./network.ts";

let database: TestDatabase;
let network: Network;
let app: TestApp;
const dataDir = makeDataFolder("silent-network");

beforeAll(async () => {
  database = await makeTestDatabase();
  network = await makeNetwork(database.url);
  const { url } = network;
  const connection = await connectDatabase({ databaseUrl: url, dataDir });
  app = await makeTestApp({ database: { ...connection, url, drop: () => connection.close() } });
});

afterAll(async () => {
  network.mend();
  await app.close();
  await network.close();
  await database.drop();
});

async function ask(url: string, cookie = ""): Promise<number> {
  return (await app.server.inject({ url, headers: { cookie } })).statusCode;
}

// Each waits five seconds for an answer that doesn't come.
describe.concurrent("while packets to the database vanish", { timeout: 120_000 }, () => {
  test("an instance says so within five seconds, refuses a call, and recovers on its own", async () => {
    const { cookie } = await aUser(app);
    expect([await ask("/api/health/ready"), await ask("/api/teams", cookie)]).toEqual([200, 200]);

    network.cut();
    const cutAt = performance.now();
    // Needs more connections than are open: none of the calls hangs.
    const calls = Promise.all(Array.from({ length: 40 }, () => ask("/api/teams", cookie)));
    // It believes the database's last answer for a second, and then waits four for the next.
    await until(async () => ((await ask("/api/health/ready")) === 503 ? true : null));
    expect(performance.now() - cutAt).toBeLessThan(5500);
    expect(new Set(await calls)).toEqual(new Set([503]));
    expect(performance.now() - cutAt).toBeLessThan(15_000);
    expect(await ask("/api/health/live")).toBe(200);

    network.mend();
    await until(async () => ((await ask("/api/health/ready")) === 200 ? true : null));
    expect(await ask("/api/teams", cookie)).toBe(200);
  });

  test("a start asks a database again that did not answer in time", async () => {
    let connections = 0;
    const whole = await makeNetwork(database.url);
    const { hostname, port } = new URL(whole.url);
    const deaf = createServer((near) => {
      connections += 1;
      near.on("error", () => undefined);
      if (connections === 1) return;
      const far = connect(Number(port), hostname);
      far.on("error", () => undefined);
      near.pipe(far).pipe(near);
    });
    deaf.listen(0, "127.0.0.1");
    await once(deaf, "listening");
    const url = new URL(whole.url);
    url.port = String((deaf.address() as AddressInfo).port);
    const connection = await connectDatabase({ databaseUrl: url.href, dataDir });
    // One without an answer, and two that look for a pooler between them.
    expect(connections).toBe(3);
    await connection.close();
    deaf.close();
    await whole.close();
  });
});
