import { pino } from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import { Background } from "#server/platform/jobs/background.ts";
import { jobNames, type JobName } from "#server/platform/jobs/jobs.ts";
import { type JobPlan, startJobs } from "#server/platform/jobs/start-jobs.ts";
import { makeTestApp, type TestApp } from "#tests/support/test-app.ts";

let app: TestApp;

beforeAll(async () => {
  app = await makeTestApp();
});

afterAll(() => app.close());

test.each([
  ["done its work", undefined],
  ["found its work in other hands", null],
])("a job that has %s when the database goes away runs again soon after it is back", async (_, result) => {
  const background = new Background();
  const written: string[] = [];
  const log = pino({ level: "warn" }, { write: (line: string) => void written.push(line) });
  const deps = { pool: app.pool, log, jobs: background };
  let runs = 0;
  const run = async () => {
    runs += 1;
    if (runs === 1) await app.pool.query("alter schema job rename to away");
    return result;
  };
  const nothing: JobPlan = { run: async () => undefined, everySeconds: 3600 };
  const plans = Object.fromEntries(jobNames.map((name) => [name, nothing])) as Record<JobName, JobPlan>;
  await background.start(log, (noteRun) =>
    startJobs(deps, { ...plans, "send-mails": { run, everySeconds: 1 } }, noteRun),
  );
  const isLost = () => written.some((line) => line.includes('"queue":"send-mails"'));
  await expect.poll(isLost, { timeout: 15_000 }).toBe(true);
  await app.pool.query("alter schema away rename to job");
  await expect.poll(() => runs, { timeout: 15_000 }).toBeGreaterThan(1);
  await background.stop();
});
