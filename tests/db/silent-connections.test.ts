import { existsSync, readFileSync } from "node:fs";
import { pino } from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import { connectDatabase, type Connection } from "#server/platform/db/database.ts";
import { listen, type Listening } from "#server/platform/live/listen.ts";
import { makeNetwork, type Network } from "#tests/faults/network.ts";
import { makeDataFolder } from "#tests/support/data-folder.ts";
import { makeTestDatabase, type TestDatabase } from "#tests/support/test-database.ts";

/** Linux's list of TCP sockets. */
const SOCKETS = "/proc/net/tcp";
const HUNDREDTHS = 100;

let database: TestDatabase;
let network: Network;
let connection: Connection;
let listening: Listening;

beforeAll(async () => {
  database = await makeTestDatabase();
  network = await makeNetwork(database.url);
  connection = await connectDatabase({ databaseUrl: network.url, dataDir: makeDataFolder("silent") });
  const heard = { onNews: () => undefined, onConnected: () => undefined };
  listening = await listen({ pool: connection.pool, log: pino({ level: "silent" }) }, "nothing", heard);
});

afterAll(async () => {
  await listening.stop();
  await connection.close();
  await network.close();
  await database.drop();
});

/** Seconds until each connection to a port is probed, or has another timer; Infinity: never. */
function secondsToProbes(port: number): number[] {
  const ending = `:${port.toString(16).toUpperCase().padStart(4, "0")}`;
  return readFileSync(SOCKETS, "utf8")
    .split("\n")
    .map((line) => line.trim().split(/\s+/u))
    .filter(([, , remote = "", state]) => remote.endsWith(ending) && state === "01")
    .map(([, , , , , timer = ""]) => {
      const [kind, ticks = ""] = timer.split(":");
      return kind === "00" ? Infinity : Number.parseInt(ticks, 16) / HUNDREDTHS;
    });
}

test.runIf(existsSync(SOCKETS))(
  "a silent connection to the database, such as the one that listens, is probed within ten seconds",
  async () => {
    const probes = secondsToProbes(Number(new URL(network.url).port));
    expect(probes.length).toBeGreaterThan(1);
    expect(Math.max(...probes)).toBeLessThanOrEqual(10);
  },
);
