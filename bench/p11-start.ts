import { spawn } from "node:child_process";
import { existsSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { makeDataFolder } from "#tests/support/data-folder.ts";
import { startEmbeddedPostgres } from "#server/platform/db/embedded-postgres.ts";
import { type Figure, interleave, median } from "#bench/support/measure.ts";
import { serveBytes } from "#bench/support/process.ts";

const PAIRS = 10;
const GOAL = 3.5;
const CLEARED_MS = 300;
const root = join(import.meta.dirname, "..");

/**
 * P11: `npm start` on an installed checkout with an existing database, until the first response from the database;
 * compared with a bare node:http server's first response and the embedded PostgreSQL's own start.
 */
export async function measureStart(): Promise<Figure[]> {
  const dataDir = makeDataFolder("bench-start");
  try {
    // The first start creates the database, schema and compile cache, which P11 doesn't measure.
    await timeStart(dataDir);
    const { first, second } = await interleave(
      PAIRS,
      () => timeStart(dataDir),
      () => timeFloor(dataDir),
    );
    const ratio = median(first.map((one, pair) => one / (second[pair] ?? Number.NaN)));
    return [
      {
        id: "P11",
        what: "npm start to the first response from the database",
        measured: `${ratio.toFixed(2)} (${median(first).toFixed(0)} ms vs ${median(second).toFixed(0)} ms)`,
        goal: `≤ ${GOAL}`,
        isMet: ratio <= GOAL,
      },
    ];
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function timeStart(dataDir: string): Promise<number> {
  const port = await freePort();
  const started = performance.now();
  const child = spawn("npm", ["start", "--silent"], {
    cwd: root,
    stdio: "ignore",
    detached: true,
    env: { ...process.env, DATA_DIR: dataDir, PORT: String(port), LOG_LEVEL: "error" },
  });
  await firstAnswer(`http://127.0.0.1:${port}/api/health/ready`);
  const took = performance.now() - started;
  const ended = new Promise((settle) => child.on("exit", settle));
  // npm runs the server as its child: signal the whole process group.
  process.kill(-(child.pid ?? 0), "SIGTERM");
  await ended;
  await stopped(dataDir);
  return took;
}

async function timeFloor(dataDir: string): Promise<number> {
  const started = performance.now();
  const bare = await serveBytes("ok");
  try {
    await firstAnswer(bare.url);
    const postgres = await startEmbeddedPostgres(dataDir);
    const took = performance.now() - started;
    await postgres.stop();
    return took;
  } finally {
    await bare.stop();
  }
}

async function firstAnswer(url: string): Promise<void> {
  const until = performance.now() + 60_000;
  while (performance.now() < until) {
    const answer = await fetch(url).catch(() => null);
    if (answer?.ok === true) return;
    await new Promise((settle) => setTimeout(settle, 5));
  }
  throw new Error(`${url} didn't respond`);
}

/** npm exits before its server: waits until the server has stopped its database, plus a moment for cleanup. */
async function stopped(dataDir: string): Promise<void> {
  while (existsSync(join(dataDir, "postgres", "postmaster.pid"))) await delay(10);
  await delay(CLEARED_MS);
}

function freePort(): Promise<number> {
  return new Promise((settle) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const address = server.address();
      const port = typeof address === "object" && address !== null ? address.port : 0;
      server.close(() => settle(port));
    });
  });
}
