import { setTimeout as delay } from "node:timers/promises";
import type { Log } from "#server/deps.ts";
import type { JobName, Jobs } from "./jobs.ts";
import type { StartedJobs } from "./start-jobs.ts";

const PAUSE_MS = 1000;

/** Starts all jobs; `noteRun` is called at the end of each run. */
type StartJobs = (noteRun: (name: JobName) => void) => Promise<StartedJobs>;

/**
 * The jobs, which start after the server has begun to answer; their first run covers earlier requests. If the database
 * goes away while they start, they start again: that must not end a server that answers.
 */
export class Background implements Jobs {
  readonly #stopping = new AbortController();
  #starting: Promise<void> | null = null;
  #started: StartedJobs | null = null;
  #log: Log | null = null;
  readonly #firstRuns = new Map<JobName, PromiseWithResolvers<void>>();

  async start(log: Log, startJobs: StartJobs): Promise<void> {
    this.#log = log;
    this.#starting = this.#startWhenPossible(log, startJobs);
    await this.#starting;
  }

  /** Never fails: the caller's work is done already, and the job's planned run finds it. */
  async soon(name: JobName): Promise<void> {
    try {
      await this.#started?.soon(name);
    } catch (error) {
      this.#log?.warn({ err: error, job: name }, "job not requested");
    }
  }

  firstRun(name: JobName): Promise<void> {
    return this.#firstRunOf(name).promise;
  }

  get stopping(): AbortSignal {
    return this.#stopping.signal;
  }

  /** Starts no more runs; those under way are told to stop. */
  async rest(): Promise<void> {
    this.#stopping.abort();
    await this.#starting;
    await this.#started?.rest();
  }

  async stop(): Promise<void> {
    await this.rest();
    await this.#started?.stop();
  }

  #firstRunOf(name: JobName): PromiseWithResolvers<void> {
    const known = this.#firstRuns.get(name) ?? Promise.withResolvers<void>();
    this.#firstRuns.set(name, known);
    return known;
  }

  async #startWhenPossible(log: Log, startJobs: StartJobs): Promise<void> {
    const { signal } = this.#stopping;
    while (this.#started === null && !signal.aborted) {
      try {
        this.#started = await startJobs((name) => this.#firstRunOf(name).resolve());
      } catch (error) {
        log.error({ err: error }, "jobs did not start");
        await delay(PAUSE_MS, undefined, { signal }).catch(() => undefined);
      }
    }
  }
}
