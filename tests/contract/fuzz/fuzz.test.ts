import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { tellFigures } from "#scripts/tell-figures.ts";
import type { Endpoint } from "#contract/endpoint.ts";
import { declaredEndpoints, nameOf } from "#tests/support/declared-endpoints.ts";
import type { MadeLeague } from "#tests/support/fantasy-league.ts";
import { makeTestApp, type TestApp } from "#tests/support/test-app.ts";
import { faultOf } from "./fault-of.ts";
import { aFuzzGround, aFuzzWorld, type FuzzWorld } from "./fuzz-world.ts";
import { type FuzzRequest, requestOf } from "./request-of.ts";
import { type Line, openLine } from "./send.ts";

const REQUESTS = Number(process.env["FUZZ_REQUESTS"] ?? 2500);
/** Fixed, so a failing test points to the change; set FUZZ_SEED for other requests. */
const SEED = Number(process.env["FUZZ_SEED"] ?? 20_260_807);
/** Requests before the world's users are replaced by fresh ones. */
const IN_A_WORLD = 1000;
/** Concurrent requests. */
const AT_ONCE = 8;
/**
 * Memory is compared with its level after this many requests: by then all code has run and is compiled, and the
 * modules that few requests need are loaded.
 */
const WARM_UP = Math.min(10_000, REQUESTS / 2);
/** The allowed growth of memory, before what the worlds add. */
const MEMORY_GROWTH = 1.1;
/**
 * Bytes a request, which a leak exceeds many times. Former worlds' users and players stay in the database, and with them
 * what the server keeps of them, such as verified cookies and the league's form: about twenty bytes a request.
 */
const OF_WORLDS = 50;
/** Loads all of football, which is too slow to fuzz. */
const LARGE = "POST /api/football/initialize";

interface Asked extends FuzzRequest {
  readonly endpoint: Endpoint;
}

let app: TestApp;
let league: MadeLeague;
let line: Line;
let endpoints: Endpoint[];
/** The server's last error log, to explain a fault. */
let lastError = "";

beforeAll(async () => {
  const logTo = { write: (text: string) => void (lastError = text) };
  app = await makeTestApp({
    now: Date.parse("2025-09-01T12:00:00Z"),
    env: { LOG_LEVEL: "error" },
    logTo,
    checkResponses: false,
  });
  endpoints = (await declaredEndpoints()).filter((one) => nameOf(one) !== LARGE);
  league = await aFuzzGround(app);
  await app.server.listen({ port: 0, host: "127.0.0.1" });
  const address = app.server.server.address();
  line = openLine(typeof address === "object" ? (address?.port ?? 0) : 0, AT_ONCE);
});

afterAll(async () => {
  line.close();
  await app.close();
});

describe(`${REQUESTS} requests made from the contract, valid, nearly valid and hostile`, () => {
  test(
    "are answered as it declares, none with 500, and leave no memory behind",
    { timeout: 7_200_000 },
    async () => {
      process.stdout.write(`fuzz: FUZZ_SEED=${SEED}\n`);
      const faults: string[] = [];
      const statuses: Record<number, number> = {};
      let memoryAtStart = 0;
      for (let sent = 0; sent < REQUESTS && faults.length < 10; sent += IN_A_WORLD) {
        if (memoryAtStart === 0 && sent >= WARM_UP) memoryAtStart = memory();
        const world = await aFuzzWorld(app, league);
        const asked = drawRequests(world, Math.min(IN_A_WORLD, REQUESTS - sent), SEED + sent);
        await sendAll(asked, world, (request, status, fault) => {
          statuses[status] = (statuses[status] ?? 0) + 1;
          if (fault !== null) faults.push(describeFault(request, status, fault));
        });
      }
      const memoryAtEnd = memory();
      const growth = (memoryAtEnd / memoryAtStart).toFixed(3);
      tellFigures(`fuzz: ${JSON.stringify(statuses)}, FUZZ_SEED=${SEED}, memory end/start ${growth}`);
      expect(faults.slice(0, 10), `FUZZ_SEED=${SEED}`).toEqual([]);
      expect(memoryAtEnd).toBeLessThanOrEqual(memoryAtStart * MEMORY_GROWTH + REQUESTS * OF_WORLDS);
      // A fuzz that never succeeds proves nothing.
      expect(statuses[200] ?? 0).toBeGreaterThan(REQUESTS / 10);
    },
  );
});

function drawRequests({ known }: FuzzWorld, numRuns: number, seed: number): Asked[] {
  const ofEach = endpoints.map((endpoint) =>
    requestOf(endpoint, known).map((request): Asked => ({ ...request, endpoint })),
  );
  return fc.sample(fc.oneof(...ofEach), { numRuns, seed });
}

type Tell = (request: Asked, status: number, fault: string | null) => void;

async function sendAll(asked: readonly Asked[], world: FuzzWorld, tell: Tell): Promise<void> {
  const left = asked.values();
  const sendOneAfterAnother = async () => {
    for (const request of left) {
      const answer = await line.send(request, world.cookies[request.caller]);
      const fault = faultOf(request.endpoint, request.url, answer);
      tell(request, answer.status, fault === null ? null : `${fault}: ${answer.text.slice(0, 300)}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, sendOneAfterAnother));
}

function describeFault(
  { endpoint, caller, url, headers, body }: Asked,
  status: number,
  fault: string,
): string {
  const request = JSON.stringify({ caller, url, headers, body: body?.toString().slice(0, 500) });
  const why = status === 500 ? lastError.slice(0, 1500) : "";
  return `${nameOf(endpoint)} answered ${status}, ${fault}; asked: ${request.slice(0, 1200)}; ${why}`;
}

/** Bytes in use after a full garbage collection. */
function memory(): number {
  setFlagsFromString("--expose-gc");
  const collect = runInNewContext("gc") as () => void;
  collect();
  collect();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}
