import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { importProvider } from "#server/football/import/import-provider.ts";
import { holdLock } from "#server/platform/db/lock.ts";
import { Background } from "#server/platform/jobs/background.ts";
import { jobNames, type JobName } from "#server/platform/jobs/jobs.ts";
import { type JobPlan, startJobs } from "#server/platform/jobs/start-jobs.ts";
import { planJobs } from "#server/panna-jobs.ts";
import { aFantasyWorld, atTime, deadlineOf } from "#tests/support/fantasy-league.ts";
import { theTournament } from "#tests/support/managers.ts";
import type { TestApp } from "#tests/support/test-app.ts";

let app: TestApp;
let plans: Record<JobName, JobPlan>;

beforeAll(async () => {
  ({ app } = await aFantasyWorld());
  await atTime(app, deadlineOf(1));
  plans = planJobs(app.deps, importProvider(app.db));
});

afterAll(() => app.close());

const fantasyRoundId = async () =>
  (await app.pool.query<{ id: number }>("select id from fantasy_round where state <> 'upcoming'")).rows[0]
    ?.id;

describe("a job whose work another process is at", () => {
  test.each<[JobName, () => Promise<string>]>([
    ["follow-football", async () => "follow-football"],
    ["keep-fantasy", async () => "keep fantasy"],
    ["settle-fantasy", async () => `settle fantasy round ${await fantasyRoundId()}`],
    ["settle-tournaments", async () => `settle tournament ${await theTournament(app)}`],
    ["settle-seasons", async () => "settle season 2025"],
    ["gather-evidence", async () => "gather-evidence"],
    ["erase-accounts", async () => "erase-accounts"],
    ["remind", async () => "remind"],
  ])("says so: %s", async (name, lockOf) => {
    const lock = await lockOf();
    expect(await holdLock(app.pool, lock, () => plans[name].run().then((result) => ({ result })))).toEqual({
      result: null,
    });
    expect(await plans[name].run()).not.toBeNull();
  });

  test("runs again within two seconds", async () => {
    const results: unknown[] = [];
    const nothing: JobPlan = { run: async () => undefined, everySeconds: 3600 };
    const mostlyNothing = Object.fromEntries(jobNames.map((name) => [name, nothing])) as typeof plans;
    const run = async () => {
      const result = await plans.remind.run();
      results.push(result);
      return result;
    };
    const background = new Background();
    const deps = { ...app.deps, jobs: background };
    await holdLock(app.pool, "remind", async () => {
      await background.start(app.deps.log, (noteRun) =>
        startJobs(deps, { ...mostlyNothing, remind: { run, everySeconds: 3600 } }, noteRun),
      );
      await background.firstRun("remind");
    });
    await expect.poll(() => results.at(-1), { timeout: 2000 }).toBe(true);
    expect(results.slice(0, -1).every((result) => result === null)).toBe(true);
    await background.stop();
  });
});
