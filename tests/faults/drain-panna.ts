import { setTimeout as delay } from "node:timers/promises";
import { expect } from "vitest";
import { type PannaProcess, startPanna, until } from "#tests/support/panna-process.ts";
import type { TestDatabase } from "#tests/support/test-database.ts";

export interface Draining {
  readonly url: string;
  /** When the stop began, by `performance.now()`. */
  readonly beganAt: number;
  /** When it said that it's not ready, by the wall clock. */
  readonly told: number;
  readonly ended: ReturnType<PannaProcess["end"]>;
}

/** Stops Panna while it runs jobs, and sees it answer until shortly before the end of its drain. */
export async function drainPanna(
  database: TestDatabase,
  dataDir: string,
  drainSeconds: number,
): Promise<Draining> {
  const panna = startPanna({
    DATABASE_URL: database.url,
    DATA_DIR: dataDir,
    // Runs without football, or the stop would first write the rows that are loading.
    FOOTBALL_PROVIDER: "import",
    DRAIN_SECONDS: String(drainSeconds),
    // Makes jobs run about once a second.
    PANNA_CLOCK_SPEED: "20",
  });
  const url = await panna.url();
  await until(async () => ((await runsSince(database, new Date(0))) > 20 ? true : null));
  const beganAt = performance.now();
  const ended = panna.end("SIGTERM");
  await until(async () => ((await fetch(`${url}/api/health/ready`)).status === 503 ? true : null));
  const told = Date.now();
  expect(performance.now() - beganAt).toBeLessThan(drainSeconds * 500);
  while (performance.now() - beganAt < (drainSeconds - 2) * 1000) {
    for (const path of ["/api/health/live", "/api/sign-in-methods", "/"]) {
      const answer = await fetch(url + path);
      expect([path, answer.status, answer.headers.get("connection")]).toEqual([path, 200, "close"]);
      await answer.text();
    }
    expect((await fetch(`${url}/api/health/ready`)).status).toBe(503);
    await delay(200);
  }
  return { url, beganAt, told, ended };
}

/** How many job runs have started since. */
export async function runsSince({ pool }: TestDatabase, since: Date): Promise<number> {
  const known = await pool.query("select where to_regclass('job.job') is not null");
  if (known.rowCount === 0) return 0;
  const { rows } = await pool.query<{ runs: number }>(
    "select count(*)::integer as runs from job.job where started_on > $1 and name not like '\\_\\_%'",
    [since],
  );
  return rows[0]?.runs ?? 0;
}
