import { PgBoss, type SendOptions } from "pg-boss";
import type { DepsWithPool } from "#server/deps.ts";
import { retried } from "#server/platform/db/retried.ts";
import { makeCounter } from "#server/platform/metrics/counters.ts";
import { type JobName, jobNames, type Jobs } from "./jobs.ts";

const countFailure = makeCounter("panna_failed_jobs_total", "Runs of jobs that failed, by job.");

/** A longer run is considered dead, and the job starts again. */
const RUN_LIMIT_SECONDS = 300;
/** How long rows of finished runs remain for inspection. */
const KEPT_SECONDS = 3600;
/**
 * How soon an instance finds runs that another one requested or left undone. It starts its own requested and planned
 * runs at once: polling every job twice a second took a third of a processor for nothing.
 */
const LOOK_EVERY_SECONDS = 5;

/**
 * "short": at most one planned, one requested and one repeated run of a job wait. Each job takes a lock against doing the
 * same work twice at once: a queue that held back the next run would wait for a killed process's run to expire.
 */
const QUEUE = {
  policy: "short",
  retryLimit: 0,
  expireInSeconds: RUN_LIMIT_SECONDS,
  deleteAfterSeconds: KEPT_SECONDS,
} as const;

export interface JobPlan {
  /** Returns null if another process is at this work: the job then runs again. Other results are for other callers. */
  readonly run: () => Promise<unknown>;
  /** Seconds from the end of a run to the next one without a request. */
  readonly everySeconds: number;
}

type JobDeps = Pick<DepsWithPool, "pool" | "log" | "jobs">;

export interface StartedJobs extends Jobs {
  /** Starts no more runs; requests are left to other instances. */
  rest(): Promise<void>;
  /** Waits for the runs under way. */
  stop(): Promise<void>;
}

/**
 * Runs the jobs on pg-boss: of all instances on one database, one runs a job at a time.
 *
 * A run plans the next one; if a killed process broke that chain, a schedule plans one within five minutes.
 */
export async function startJobs(
  deps: JobDeps,
  plans: Record<JobName, JobPlan>,
  noteRun: (name: JobName) => void,
): Promise<StartedJobs> {
  const { pool, log } = deps;
  const boss = new PgBoss({ db: { executeSql: (text, values) => pool.query(text, values) }, schema: "job" });
  boss.on("error", (error) => log.error({ err: error }, "jobs"));
  try {
    return await startOn(boss, deps, plans, noteRun);
  } catch (error) {
    await boss.stop({ graceful: false }).catch(() => undefined);
    throw error;
  }
}

/** A run that gave up because this process stops hasn't failed: another instance, or the next start, repeats it. */
function tellOfFailure({ log, jobs }: JobDeps, name: JobName, error: unknown): void {
  if (jobs.stopping?.aborted === true && error instanceof Error && error.name === "AbortError") return;
  countFailure(`job_name="${name}"`);
  log.error({ err: error, job: name }, "job failed");
}

async function startOn(
  boss: PgBoss,
  deps: JobDeps,
  plans: Record<JobName, JobPlan>,
  noteRun: (name: JobName) => void,
): Promise<StartedJobs> {
  await boss.start();
  const requests = new RunRequests(boss, deps.log);
  for (const name of jobNames) {
    const { run, everySeconds } = plans[name];
    await boss.createQueue(name, QUEUE);
    const worker = await boss.work(name, { pollingIntervalSeconds: LOOK_EVERY_SECONDS }, async () => {
      const result = await retried(run).catch((error: unknown) => tellOfFailure(deps, name, error));
      noteRun(name);
      if (result === null) await requests.again(name);
      await requests.plan(name, everySeconds);
    });
    requests.noteWorker(name, worker);
    await boss.schedule(name, "*/5 * * * *");
    await requests.soon(name);
  }

  const rest = async (): Promise<void> => {
    requests.rest();
    await Promise.all(jobNames.map((name) => boss.offWork(name, { wait: false })));
  };
  return {
    soon: (name) => requests.soon(name),
    rest,
    stop: () => boss.stop({ graceful: true, timeout: 10_000 }),
  };
}

/** How soon a job runs again that found its work in other hands. */
const AGAIN_SECONDS = 0.5;
/** How soon a run is planned again that couldn't be, such as while the database restarts. */
const PLAN_AGAIN_SECONDS = 2;

/** Requests runs of jobs, and has this instance look for them when they're due. Each kind has a key of its own. */
class RunRequests {
  readonly #boss: PgBoss;
  readonly #log: JobDeps["log"];
  readonly #workers = new Map<JobName, string>();
  readonly #timers = new Map<string, NodeJS.Timeout>();
  #isResting = false;

  constructor(boss: PgBoss, log: JobDeps["log"]) {
    this.#boss = boss;
    this.#log = log;
  }

  /** @param worker the id of the worker that looks for the job's runs */
  noteWorker(name: JobName, worker: string): void {
    this.#workers.set(name, worker);
  }

  async soon(name: JobName): Promise<void> {
    await this.#boss.send(name, null, { singletonKey: "soon" });
    this.#look(name);
  }

  async plan(name: JobName, seconds: number): Promise<void> {
    await this.#planIn(name, "planned", { startAfter: seconds });
  }

  /** After a run that left its work to another process: that one may have begun before the work was there. */
  async again(name: JobName): Promise<void> {
    await this.#planIn(name, "again", { singletonKey: "again", startAfter: AGAIN_SECONDS });
  }

  /** Looks for no more runs; requests are left to other instances. */
  rest(): void {
    this.#isResting = true;
    for (const timer of this.#timers.values()) clearTimeout(timer);
  }

  #look(name: JobName): void {
    if (!this.#isResting) this.#boss.notifyWorker(this.#workers.get(name) ?? "");
  }

  /** Plans a run, however long the database is away: otherwise only the schedule would plan one. */
  async #planIn(
    name: JobName,
    kind: "planned" | "again",
    when: SendOptions & { readonly startAfter: number },
  ) {
    try {
      await this.#boss.send(name, null, when);
    } catch (error) {
      this.#log.warn({ err: error, job: name }, "the next run is not planned yet");
      this.#in(PLAN_AGAIN_SECONDS, `${name} ${kind}`, () => void this.#planIn(name, kind, when));
      return;
    }
    this.#in(when.startAfter, `${name} ${kind}`, () => this.#look(name));
  }

  #in(seconds: number, key: string, act: () => void): void {
    if (this.#isResting) return;
    clearTimeout(this.#timers.get(key));
    this.#timers.set(key, setTimeout(act, seconds * 1000));
  }
}
