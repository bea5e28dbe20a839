import type { AddressInfo } from "node:net";
import { setTimeout as delay } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { getSeasonLeaderboard, getMonthlyLeaderboard } from "#contract/leaderboard.ts";
import { enterTournament, getTournamentEntry } from "#contract/tournament.ts";
import { makeApp } from "#server/app.ts";
import { settleSeasons } from "#server/leaderboard/settle-season.ts";
import { Background } from "#server/platform/jobs/background.ts";
import { jobNames, type JobName } from "#server/platform/jobs/jobs.ts";
import { type JobPlan, startJobs } from "#server/platform/jobs/start-jobs.ts";
import { settleTournaments } from "#server/tournament/settlement/settle-tournaments.ts";
import { anotherInstance } from "#tests/support/another-instance.ts";
import { Page } from "#tests/support/live-page.ts";
import { aManager, theTournament } from "#tests/support/managers.ts";
import { makeTestApp, type TestApp } from "#tests/support/test-app.ts";
import { browserOf } from "#tests/support/test-user.ts";

/** The longest a user waits to see the effect of an action. */
const SOON_MS = 2000;
/** Hourly, so anything within seconds was triggered. */
const SELDOM = { everySeconds: 3600 };

let app: TestApp;
let running: TestApp["server"];
const background = new Background();

beforeAll(async () => {
  app = await makeTestApp({ now: Date.parse("2025-09-10T12:00:00Z") });
  const deps = { ...app.deps, jobs: background };
  running = await makeApp({ deps, logger: app.server.log, checkResponses: true, webDir: null });
  await running.listen({ port: 0, host: "127.0.0.1" });
  const nothing: JobPlan = { run: async () => undefined, ...SELDOM };
  const plans: Record<JobName, JobPlan> = {
    ...(Object.fromEntries(jobNames.map((name) => [name, nothing])) as Record<JobName, JobPlan>),
    "settle-tournaments": { run: () => settleTournaments(deps), ...SELDOM },
    "settle-seasons": { run: () => settleSeasons(deps), ...SELDOM },
  };
  await background.start(app.deps.log, (noteRun) => startJobs(deps, plans, noteRun));
  await Promise.all([background.firstRun("settle-tournaments"), background.firstRun("settle-seasons")]);
});

afterAll(async () => {
  await background.stop();
  await running.close();
  await app.close();
});

/** Milliseconds until the condition is true. */
async function timeUntil(isSo: () => Promise<boolean> | boolean): Promise<number> {
  const beganAt = performance.now();
  while (!(await isSo())) {
    if (performance.now() - beganAt > 5 * SOON_MS) throw new Error("waited in vain");
    await delay(20);
  }
  return performance.now() - beganAt;
}

// shows: 7.33
test("a new entry has a position, and is in the month's and the season's table, within two seconds; open pages learn of it", async () => {
  const id = await theTournament(app);
  for (const place of [1, 2]) {
    const { user: made, teamId } = await aManager(app);
    const user = browserOf({ ...app, server: running }, made);
    const page = new Page((running.server.address() as AddressInfo).port, made.cookie);
    await page.joined;
    const entered = await user.call(enterTournament, { params: { id }, body: { teamId } });
    expect(entered.status).toBe(200);
    const took = await timeUntil(async () => {
      const { body } = await user.call(getTournamentEntry, { params: { id } });
      return body !== null && body.position !== null;
    });
    expect(took).toBeLessThan(SOON_MS);
    const month = await user.call(getMonthlyLeaderboard);
    expect(month.body).toHaveLength(place);
    const toSeason = await timeUntil(
      async () => (await user.call(getSeasonLeaderboard)).body.length === place,
    );
    expect(took + toSeason).toBeLessThan(SOON_MS);
    await timeUntil(() => page.heard.length >= 2);
    expect(page.heard.map(({ kind }) => kind)).toEqual(["standings", "season"]);
    page.close();
  }
});

/** How often the job has run. */
async function countRuns(): Promise<number> {
  const runs = "select from job.job where name = 'settle-tournaments' and state = 'completed'";
  return (await app.pool.query(runs)).rowCount ?? 0;
}

test("so has one that came while another instance settled the entries before it", async () => {
  const id = await theTournament(app);
  const other = await anotherInstance(app);
  const [before, during] = [await aManager(app), await aManager(app)];
  await before.user.call(enterTournament, { params: { id }, body: { teamId: before.teamId } });
  const holder = await app.pool.connect();
  await holder.query("begin");
  await holder.query("lock table settlement in share mode");
  const settling = settleTournaments(other.deps);
  const waiting = "datname = current_database() and wait_event_type = 'Lock'";
  await timeUntil(async () => {
    return (await app.pool.query(`select from pg_stat_activity where ${waiting}`)).rowCount === 1;
  });
  const runs = await countRuns();
  const user = browserOf({ ...app, server: running }, during.user);
  await user.call(enterTournament, { params: { id }, body: { teamId: during.teamId } });
  await timeUntil(async () => (await countRuns()) > runs);
  await holder.query("commit");
  holder.release();
  expect(await settling).toBe(1);
  const took = await timeUntil(async () => {
    const { body } = await user.call(getTournamentEntry, { params: { id } });
    return body !== null && body.position !== null;
  });
  expect(took).toBeLessThan(SOON_MS);
  await other.close();
});
