/**
 * Runs the jobs for football, tournaments and seasons on the database in DATABASE_URL: once for every instant on a line
 * of stdin, and prints the instant when they're done. It can be killed at any point.
 */
import { flushCompileCache } from "node:module";
import { createInterface } from "node:readline";
import { drizzle } from "drizzle-orm/node-postgres";
import pg from "pg";
import { settableClock } from "#tests/support/settable-clock.ts";
import type { DepsWithPool } from "#server/deps.ts";
import { importProvider } from "#server/football/import/import-provider.ts";
import { ports } from "#server/ports.ts";
import { planJobs } from "#server/panna-jobs.ts";

const jobs = [
  "keep-tournaments",
  "follow-football",
  "settle-tournaments",
  "settle-seasons",
  "keep-fantasy",
  "settle-fantasy",
] as const;

const quiet = () => undefined;
const pool = new pg.Pool({ connectionString: process.env["DATABASE_URL"] });
const db = drizzle(pool);
const clock = settableClock(0);
const log = { info: quiet, warn: quiet, error: quiet, debug: quiet };
const deps = {
  ...ports,
  pool,
  db,
  clock,
  log,
  jobs: { soon: async () => undefined },
} as unknown as DepsWithPool;
const plans = planJobs(deps, importProvider(db));

// A kill would leave the next process without compiled code.
flushCompileCache();
process.stdout.write("ready\n");
for await (const line of createInterface({ input: process.stdin })) {
  clock.set(Number(line));
  for (const job of jobs) await plans[job].run();
  process.stdout.write(`done ${line}\n`);
}
await pool.end();
