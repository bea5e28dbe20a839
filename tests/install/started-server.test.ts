import { mkdirSync, readdirSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { executeTransfers } from "#contract/fantasy/transfers.ts";
import { keepFantasy } from "#server/fantasy/round/keep-fantasy.ts";
import { jobNames } from "#server/platform/jobs/jobs.ts";
import { makeDataFolder } from "#tests/support/data-folder.ts";
import { aFantasyWorld, deadlineOf, squadOf } from "#tests/support/fantasy-league.ts";
import { jobsHaveRun } from "#tests/support/jobs-have-run.ts";
import { haveWeb, type PannaProcess, repository, startPanna, until } from "#tests/support/panna-process.ts";
import { OPENED_OFTEN, signUp } from "#tests/support/started-pannas.ts";
import type { TestApp } from "#tests/support/test-app.ts";
import type { Told } from "./tell-of-itself.ts";

/** Large packages that are rarely used. */
const LOADED_WHEN_NEEDED = [
  "@aws-sdk/client-s3",
  "@scalar/fastify-api-reference",
  "@tesseract.js-data/eng",
  "@zxcvbn-ts/language-common",
  "exifr",
  "pino-pretty",
  "qrcode",
  "sharp",
  "tesseract.js",
  "zxing-wasm",
];
const DAY_SECONDS = 86_400;
const HOUR_SECONDS = 3600;
/** `npm run proof -- memory` plays for an hour. */
const MOST = 1.3;
const CLIENTS = 4;
const CALLS = 800;
const SETTLEMENTS = 3;
const STREAMS = 10;
/** Makes jobs run every second. */
const SPEED = "20";
/** Leaked per call where a leak is planted: the size of a photo. */
const LEAK_BYTES = 500_000;

let app: TestApp;
let dataDir: string;
let panna: PannaProcess;
let url: string;

beforeAll(async () => {
  await haveWeb();
  const world = await aFantasyWorld();
  ({ app } = world);
  const { user, cards } = world.manager;
  await user.call(executeTransfers, { body: squadOf(world.league.id, cards) });
  app.clock.set(deadlineOf(1));
  await keepFantasy(app.deps);
  dataDir = makeDataFolder("started");
  aTemporaryFolder("panna-photo-killed", HOUR_SECONDS + 1);
  aTemporaryFolder("panna-photo-at-work", HOUR_SECONDS / 2);
  aTemporaryFolder("of-another-program", HOUR_SECONDS + 1);
  panna = startPanna({
    DATABASE_URL: app.url,
    DATA_DIR: dataDir,
    FOOTBALL_PROVIDER: "import",
    NODE_OPTIONS: `--import=${join(repository, "tests/install/tell-of-itself.ts")}`,
    PANNA_CLOCK: new Date(deadlineOf(1)).toISOString(),
    PANNA_CLOCK_SPEED: SPEED,
    TMPDIR: dataDir,
  });
  url = await panna.url();
  await jobsHaveRun({ connectionString: app.url });
}, 180_000);

afterAll(async () => {
  await panna.end("SIGTERM");
  await app.close();
  rmSync(dataDir, { recursive: true, force: true });
});

/** A folder with an upload in it, last changed that many seconds ago. */
function aTemporaryFolder(name: string, age: number): void {
  const folder = join(dataDir, name);
  mkdirSync(folder);
  writeFileSync(join(folder, "sent"), "a photo");
  const changed = Date.now() / 1000 - age;
  utimesSync(folder, changed, changed);
}

/** The process's current report on itself. */
async function tell(): Promise<Told> {
  const lines = () => [...panna.output().matchAll(/^told (.+)$/gm)].map(([, line = ""]) => line);
  const before = lines().length;
  process.kill(panna.pid, "SIGUSR2");
  const line = await until(() => lines()[before] ?? null);
  return JSON.parse(line) as Told;
}

async function ask(calls: number, headers: Readonly<Record<string, string>>): Promise<void> {
  let begun = 0;
  const client = async (): Promise<void> => {
    while (begun < calls) {
      const path = OPENED_OFTEN[begun % OPENED_OFTEN.length] ?? "/";
      begun += 1;
      const answer = await fetch(url + path, { headers });
      await answer.arrayBuffer();
      expect([path, answer.status]).toEqual([path, 200]);
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, client));
}

/** Posts with headers that `fetch` doesn't let be set. @returns the status */
async function post(
  address: string,
  headers: Readonly<Record<string, string>>,
  body: object,
): Promise<number> {
  const sent = request(address, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
  });
  sent.end(JSON.stringify(body));
  const [answer] = (await once(sent, "response")) as [IncomingMessage];
  answer.resume();
  return answer.statusCode ?? 0;
}

/** Opens live streams in turn and leaves each at once. */
async function follow(streams: number, cookie: string): Promise<void> {
  for (let opened = 0; opened < streams; opened += 1) {
    const leaving = new AbortController();
    const answer = await fetch(`${url}/api/live`, { headers: { cookie }, signal: leaving.signal });
    expect(answer.status).toBe(200);
    leaving.abort();
  }
}

async function settle(times: number): Promise<void> {
  for (let done = 0; done < times; done += 1) {
    await app.pool.query("update fantasy_round set input_hash = null where locked_at is not null");
    await until(async () => {
      const due = await app.pool.query(
        "select from fantasy_round where locked_at is not null and input_hash is null",
      );
      return due.rowCount === 0 ? true : null;
    });
  }
}

async function cookieOf(answer: Response): Promise<string> {
  expect(answer.status).toBe(200);
  return answer.headers
    .getSetCookie()
    .map((one) => one.split(";", 1)[0])
    .join("; ");
}

describe("a started Panna after its jobs have run", { timeout: 180_000 }, () => {
  test("has logged no warning and no error", () => {
    expect(
      panna
        .output()
        .split("\n")
        .filter((line) => line.startsWith("{")),
    ).toEqual([]);
  });

  test("has removed the uploads that a killed process left in the temporary folder, and nothing else", () => {
    const left = readdirSync(dataDir);
    expect(left).not.toContain("panna-photo-killed");
    expect(left).toEqual(expect.arrayContaining(["panna-photo-at-work", "of-another-program"]));
  });

  test("keeps finished jobs for a day at most", async () => {
    const { rows } = await app.pool.query<{ name: string; seconds: number }>(
      "select name, deletion_seconds as seconds from job.queue where name = any($1)",
      [jobNames],
    );
    expect(rows).toHaveLength(jobNames.length);
    expect(rows.filter(({ seconds }) => seconds > DAY_SECONDS)).toEqual([]);
  });

  test("has loaded nothing large that few need, but loads it on first use", async () => {
    const { packages } = await tell();
    expect(packages).toContain("fastify");
    expect(LOADED_WHEN_NEEDED.filter((name) => packages.includes(name))).toEqual([]);
    // Signing up loads the list of common passwords.
    await cookieOf(await signUp(panna, "alice@example.com"));
    const later = await tell();
    expect(LOADED_WHEN_NEEDED.filter((name) => later.packages.includes(name))).toEqual([
      "@zxcvbn-ts/language-common",
    ]);
  });

  // better-auth looks at origins only outside tests.
  test("counts wrong passwords from any spelling of its own origin", async () => {
    await signUp(panna, "carol@example.com");
    const tryPassword = (origin: string, password: string) =>
      post(`${url}/api/auth/sign-in/email`, { origin }, { email: "carol@example.com", password });
    const statuses = [];
    for (let turn = 0; turn < 11; turn += 1) {
      statuses.push(await tryPassword(turn % 2 === 0 ? `${url}/` : url, "a wrong guess"));
    }
    expect(statuses).toEqual([...Array<number>(10).fill(401), 429]);
  });

  test(`is at most ${MOST} times as large after calls, streams and settled rounds, which a leak would not be`, async () => {
    const cookie = await cookieOf(await signUp(panna, "bob@example.com"));
    await ask(CALLS / 4, { cookie });
    await settle(1);
    const before = await tell();
    await Promise.all([ask(CALLS, { cookie }), settle(SETTLEMENTS), follow(STREAMS, cookie)]);
    // Gives the last stream time to close.
    await delay(100);
    const after = await tell();
    expect(after.megabytes / before.megabytes).toBeLessThanOrEqual(MOST);
    await ask(CALLS / 4, { cookie, "x-keep": String(LEAK_BYTES) });
    const leaked = await tell();
    expect(leaked.megabytes / before.megabytes).toBeGreaterThan(MOST);
  });
});
