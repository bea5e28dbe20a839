import { pino } from "pino";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { executeTransfers } from "#contract/fantasy/transfers.ts";
import type { DepsWithPool } from "#server/deps.ts";
import { keepFantasy } from "#server/fantasy/round/keep-fantasy.ts";
import { settleFantasy } from "#server/fantasy/round/settle-fantasy.ts";
import { settleRound } from "#server/fantasy/round/settle-round.ts";
import { Background } from "#server/platform/jobs/background.ts";
import { jobNames, type JobName } from "#server/platform/jobs/jobs.ts";
import { type JobPlan, startJobs } from "#server/platform/jobs/start-jobs.ts";
import {
  aFantasyManager,
  aFantasyWorld,
  deadlineOf,
  kickOffOf,
  type MadeLeague,
  squadOf,
} from "#tests/support/fantasy-league.ts";
import { aPerformance } from "#tests/support/football-makers.ts";
import { until } from "#tests/support/panna-process.ts";
import type { TestApp } from "#tests/support/test-app.ts";

const MANAGERS = 3;
/** The duration of each of the twelve statements that make a round's tables, as on a busy database. */
const STATEMENT_SECONDS = 0.1;
const HOUR = 3_600_000;

let app: TestApp;
let league: MadeLeague;
let written: string[];

beforeEach(async () => {
  written = [];
  ({ app, league } = await aFantasyWorld());
  for (let number = 1; number <= MANAGERS; number += 1) {
    const { user, cards, players } = await aFantasyManager(app, league);
    await user.call(executeTransfers, { body: squadOf(league.id, cards) });
    const fixtureId = league.fixtures[0]?.[0]?.id ?? 0;
    await aPerformance(app, { fixtureId, playerId: players[1]?.id ?? 0 }, { goals: number });
  }
  app.clock.set(deadlineOf(1));
  await keepFantasy(app.deps);
  app.clock.set(kickOffOf(1) + 3 * HOUR);
});

afterEach(() => app.close());

async function slowDown(): Promise<void> {
  await app.pool.query(`
    create function be_slow() returns event_trigger language plpgsql as $$ begin
      if exists (select from pg_event_trigger_ddl_commands() where object_identity like 'public.standing\\_%') then
        perform pg_sleep(${STATEMENT_SECONDS});
      end if;
    end $$`);
  await app.pool.query("create event trigger be_slow on ddl_command_end execute function be_slow()");
}

/** Starts this one job the way Panna does. */
async function startJob(
  job: (deps: DepsWithPool) => Promise<unknown>,
  background: Background,
): Promise<void> {
  const log = pino({ level: "warn" }, { write: (line: string) => void written.push(line) });
  const nothing: JobPlan = { run: async () => undefined, everySeconds: 3600 };
  const plans = Object.fromEntries(jobNames.map((name) => [name, nothing])) as Record<JobName, JobPlan>;
  plans["settle-fantasy"] = { run: () => job({ ...app.deps, jobs: background }), everySeconds: 3600 };
  await background.start(log, (noteRun) =>
    startJobs({ pool: app.pool, log, jobs: background }, plans, noteRun),
  );
}

/** Whether this many tables have been started and one of them is in progress. */
async function isMaking(tables: number): Promise<true | null> {
  const { rows } = await app.pool.query<{ isMaking: boolean }>(
    `select count(*) = $1 and exists (select from pg_stat_activity
                                       where datname = current_database() and wait_event = 'PgSleep') as "isMaking"
       from settlement`,
    [tables],
  );
  return rows[0]?.isMaking === true ? true : null;
}

/** The visible content of the round's three tables. */
async function shown(): Promise<unknown[]> {
  const { rows } = await app.pool.query(
    `select t.kind, s.place, s.position, s.user_id, s.points, s.key_1, s.key_2, s.decided_by
       from fantasy_round r
       join settlement t on t.id in (r.settlement_id, r.month_settlement_id, r.season_settlement_id)
       join standing s on s.settlement_id = t.id
      where r.round = 1
      order by t.kind, s.place`,
  );
  return rows;
}

async function countTables(): Promise<number> {
  const { rowCount } = await app.pool.query(
    "select from pg_class where relname ~ '^standing_[0-9]+$' and relkind = 'r'",
  );
  return rowCount ?? 0;
}

describe("a stop in the middle of a fantasy settlement", () => {
  test.each([1, 3])(
    "ends it within a second at table %i of 3, and the next start makes the same tables",
    async (table) => {
      await slowDown();
      const stopped = new Background();
      await startJob(settleFantasy, stopped);
      await until(() => isMaking(table));
      const beganAt = performance.now();
      const ending = stopped.stop();
      await stopped.firstRun("settle-fantasy");
      expect(performance.now() - beganAt).toBeLessThan(1000);
      await ending;
      expect(await shown()).toEqual([]);
      await app.pool.query("drop event trigger be_slow");
      const started = new Background();
      const ran = started.firstRun("settle-fantasy");
      await startJob(settleFantasy, started);
      await ran;
      await started.stop();
      const settled = await shown();
      expect(settled).toHaveLength(3 * MANAGERS);
      expect(await countTables()).toBe(3);
      expect(written).toEqual([]);
      // The same as after a settlement that nothing stops.
      const { rows } = await app.pool.query<{ id: number }>(
        "update fantasy_round set input_hash = null where round = 1 returning id",
      );
      expect(await settleRound(app.deps, rows[0]?.id ?? 0)).toBe("settled");
      expect(await shown()).toEqual(settled);
    },
  );

  test("stops the job that locks squads, which locks all of them the next time", async () => {
    app.clock.set(deadlineOf(2));
    const jobs = { ...app.deps.jobs, stopping: AbortSignal.abort() };
    await expect(keepFantasy({ ...app.deps, jobs })).rejects.toThrow(
      expect.objectContaining({ name: "AbortError" }),
    );
    const locked = () =>
      app.pool
        .query("select from fantasy_round where round = 2 and locked_at is not null")
        .then(({ rowCount }) => rowCount);
    expect(await locked()).toBe(0);
    await keepFantasy(app.deps);
    expect(await locked()).toBe(1);
  });
});

test("a settlement minutes after a deadline succeeds, though the squads are locked again in between", async () => {
  app.clock.set(deadlineOf(1) + 60_000);
  const { rows } = await app.pool.query<{ id: number }>("select id from fantasy_round where round = 1");
  await slowDown();
  const settling = settleRound(app.deps, rows[0]?.id ?? 0);
  await until(() => isMaking(2));
  await keepFantasy(app.deps);
  expect(await settling).toBe("settled");
  expect(await shown()).toHaveLength(3 * MANAGERS);
});
