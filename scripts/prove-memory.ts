/**
 * Does Panna's memory stay constant? An hour of game time passes in a minute, with every job running as often as in
 * that hour while a few browsers send requests; then its resident memory is compared with that after the start:
 *
 *     node scripts/prove-memory.ts
 */
import { execFileSync } from "node:child_process";
import { rmSync } from "node:fs";
import { setTimeout as delay } from "node:timers/promises";
import { startEmbeddedPostgres } from "#server/platform/db/embedded-postgres.ts";
import { makeDataFolder } from "#tests/support/data-folder.ts";
import { jobsHaveRun } from "#tests/support/jobs-have-run.ts";
import { haveWeb, type PannaProcess, startPanna } from "#tests/support/panna-process.ts";
import { signUp } from "#tests/support/started-pannas.ts";

const MOST = 1.3;
const SPEED = 60;
const HOUR_MS = 60_000;
const LOAD_MS = 60_000;
const CLIENTS = 4;
const PAUSE_MS = 50;
/** Real time without requests before each measurement. */
const REST_MS = 3000;
const PATHS = [
  "/",
  "/api/auth/user",
  "/api/teams",
  "/api/cards",
  "/api/tournaments",
  "/api/leaderboard/monthly",
  "/api/fixtures/own",
];

/** Of the process without its children, in megabytes. */
function residentOf(pid: number): number {
  return Number(execFileSync("ps", ["-o", "rss=", "-p", String(pid)], { encoding: "utf8" })) / 1024;
}

async function ask(url: string, cookie: string, forMs: number): Promise<void> {
  const end = performance.now() + forMs;
  for (let turn = 0; performance.now() < end; turn += 1) {
    const answer = await fetch(`${url}${PATHS[turn % PATHS.length]}`, { headers: { cookie } });
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`${answer.url} returned ${answer.status}`);
    await delay(PAUSE_MS);
  }
}

const askTogether = (url: string, cookie: string, forMs: number) =>
  Promise.all(Array.from({ length: CLIENTS }, () => ask(url, cookie, forMs)));

async function measure(panna: PannaProcess, jobsRan: () => Promise<void>): Promise<[number, number]> {
  const url = await panna.url();
  const signedUp = await signUp(panna, "alice@example.com");
  const cookie = signedUp.headers
    .getSetCookie()
    .map((one) => one.split(";", 1)[0])
    .join("; ");
  await askTogether(url, cookie, REST_MS);
  await jobsRan();
  await delay(REST_MS);
  const before = residentOf(panna.pid);
  console.log(`after the start, the first responses and the first run of each job: ${before.toFixed(0)} MB`);
  await delay(HOUR_MS);
  console.log(`after an hour of game time: ${residentOf(panna.pid).toFixed(0)} MB`);
  await askTogether(url, cookie, LOAD_MS);
  await delay(REST_MS);
  return [before, residentOf(panna.pid)];
}

async function prove(): Promise<boolean> {
  await haveWeb();
  const dataDir = makeDataFolder("memory");
  const postgres = await startEmbeddedPostgres(dataDir);
  const { user, host } = postgres.connection;
  const panna = startPanna({
    DATA_DIR: dataDir,
    DATABASE_URL: `postgres://${user}@localhost/postgres?host=${encodeURIComponent(host)}`,
    PANNA_CLOCK_SPEED: String(SPEED),
  });
  try {
    const jobsRan = () => jobsHaveRun({ user, host, database: "postgres" });
    const [before, after] = await measure(panna, jobsRan);
    const ratio = after / before;
    console.log(`at the end: ${after.toFixed(0)} MB, ${ratio.toFixed(2)} x; at most ${MOST} x`);
    return ratio <= MOST;
  } finally {
    if (!panna.hasEnded()) await panna.end("SIGTERM");
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

process.exitCode = (await prove()) ? 0 : 1;
