import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { pino } from "pino";
import { enterTournament } from "#contract/tournament.ts";
import { followFootball } from "#server/football/follow-football.ts";
import type { FootballProvider } from "#server/football/provider.ts";
import { Background } from "#server/platform/jobs/background.ts";
import { jobNames, type JobName } from "#server/platform/jobs/jobs.ts";
import { type JobPlan, startJobs } from "#server/platform/jobs/start-jobs.ts";
import { settleTournament } from "#server/tournament/settlement/settle-tournament.ts";
import { aClub } from "#tests/support/football-makers.ts";
import { aManager, theTournament } from "#tests/support/managers.ts";
import { makeTestApp, type TestApp } from "#tests/support/test-app.ts";

const NOW = Date.parse("2025-09-10T12:00:00Z");
/** Enough that their details are requested in three parts. */
const FIXTURES = 100;

let app: TestApp;

beforeEach(async () => {
  await app?.close();
  app = await makeTestApp({ now: NOW });
});

afterAll(() => app.close());

/** A provider of these fixtures with empty details; it reports each request for some. */
async function aProvider(onAsked: () => void): Promise<FootballProvider> {
  const [home, away] = [await aClub(app), await aClub(app)];
  const fixtures = Array.from({ length: FIXTURES }, (_, at) => ({
    key: `fixture-${at}`,
    leagueId: "premier-league" as const,
    season: 2025,
    round: 1 + at,
    homeClubKey: home.key,
    awayClubKey: away.key,
    kickOff: NOW - 7_200_000,
    status: "FT",
    elapsed: 90,
    homeGoals: 0,
    awayGoals: 0,
  }));
  return {
    name: "simulated",
    catalogue: async () => ({ leagues: [], clubs: [], players: [] }),
    fixtures: async () => fixtures,
    details: async () => {
      onAsked();
      return [];
    },
  };
}

describe("a run that takes long", () => {
  test("gives up between two steps at a stop, within a second and without an error; the next one does it all", async () => {
    const written: string[] = [];
    const log = pino({ level: "warn" }, { write: (line: string) => void written.push(line) });
    const background = new Background();
    let asked = 0;
    const stopped = Promise.withResolvers<number>();
    const provider = await aProvider(() => {
      asked += 1;
      const beganAt = performance.now();
      void background.stop().then(() => stopped.resolve(performance.now() - beganAt));
    });
    const deps = { ...app.deps, jobs: background };
    const nothing: JobPlan = { run: async () => undefined, everySeconds: 3600 };
    const plans = Object.fromEntries(jobNames.map((name) => [name, nothing])) as Record<JobName, JobPlan>;
    plans["follow-football"] = { run: () => followFootball(deps, provider), everySeconds: 3600 };
    const ran = background.firstRun("follow-football");
    await background.start(log, (noteRun) =>
      startJobs({ pool: app.pool, log, jobs: background }, plans, noteRun),
    );
    await ran;
    expect(await stopped.promise).toBeLessThan(1000);
    expect(asked).toBe(1);
    expect(written).toEqual([]);
    await followFootball(app.deps, provider);
    expect(asked).toBe(4);
  });

  test("is a settlement that gives up before it has shown anything; the next one shows it all", async () => {
    const tournamentId = await theTournament(app);
    const { user, teamId } = await aManager(app);
    await user.call(enterTournament, { params: { id: tournamentId }, body: { teamId } });
    const jobs = { ...app.deps.jobs, stopping: AbortSignal.abort() };
    await expect(settleTournament({ ...app.deps, jobs }, tournamentId)).rejects.toThrow(
      expect.objectContaining({ name: "AbortError" }),
    );
    const { rows } = await app.pool.query("select settlement_id from tournament where id = $1", [
      tournamentId,
    ]);
    expect(rows).toEqual([{ settlement_id: null }]);
    // The connection ended with its unread COPY; the database frees its lock when it notices.
    await expect.poll(() => settleTournament(app.deps, tournamentId), { timeout: 10_000 }).toBe("settled");
  });
});
