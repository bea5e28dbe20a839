/**
 * Does Panna's memory stay constant? For an hour a few browsers send requests while game time passes sixty times as
 * fast, so every job runs as often as in sixty hours; then its resident memory is compared with that of the
 * hour's second tenth, when everything had run once:
 *
 *     node scripts/prove/memory.ts [how many minutes]
 */
import { execFileSync } from "node:child_process";
import { rmSync } from "node:fs";
import { setTimeout as delay } from "node:timers/promises";
import { tellFigures } from "#scripts/tell-figures.ts";
import { startEmbeddedPostgres } from "#server/platform/db/embedded-postgres.ts";
import { makeDataFolder } from "#tests/support/data-folder.ts";
import { jobsHaveRun } from "#tests/support/jobs-have-run.ts";
import { haveWeb, type PannaProcess, startPanna } from "#tests/support/panna-process.ts";
import { OPENED_OFTEN, signUp } from "#tests/support/started-pannas.ts";

const MINUTES = Number(process.argv[2] ?? 60);
/** R14: the median of the last tenth is at most this many times that of the second. */
const MOST = 1.1;
const SPEED = 60;
const LOAD_MS = MINUTES * 60_000;
const SAMPLES = 100;
const CLIENTS = 4;
const PAUSE_MS = 50;
/** How long the first requests are sent, which load what the server needs for them. */
const REST_MS = 3000;

/** Of the process without its children, in megabytes. */
function residentOf(pid: number): number {
  return Number(execFileSync("ps", ["-o", "rss=", "-p", String(pid)], { encoding: "utf8" })) / 1024;
}

async function ask(url: string, cookie: string, forMs: number): Promise<void> {
  const end = performance.now() + forMs;
  for (let turn = 0; performance.now() < end; turn += 1) {
    const answer = await fetch(`${url}${OPENED_OFTEN[turn % OPENED_OFTEN.length]}`, { headers: { cookie } });
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
  const [, samples] = await Promise.all([askTogether(url, cookie, LOAD_MS), sample(panna.pid)]);
  return [middleOf(samples.slice(10, 20)), middleOf(samples.slice(-10))];
}

function middleOf(samples: readonly number[]): number {
  return samples.toSorted((a, b) => a - b)[samples.length >> 1] ?? Number.NaN;
}

/** The resident memory throughout the load. */
async function sample(pid: number): Promise<number[]> {
  const samples: number[] = [];
  while (samples.length < SAMPLES) {
    await delay(LOAD_MS / SAMPLES);
    samples.push(residentOf(pid));
    if (samples.length % 10 === 0) console.log(`${samples.length} %: ${samples.at(-1)?.toFixed(0)} MB`);
  }
  return samples;
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
    tellFigures(
      `${before.toFixed(0)} MB, then ${after.toFixed(0)}: ${ratio.toFixed(2)} x; at most ${MOST} x`,
    );
    return ratio <= MOST;
  } finally {
    if (!panna.hasEnded()) await panna.end("SIGTERM");
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

process.exitCode = (await prove()) ? 0 : 1;
