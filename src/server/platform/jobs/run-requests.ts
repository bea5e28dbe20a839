import type { PgBoss } from "pg-boss";
import type { JobName } from "./jobs.ts";

/** How soon a job runs again that found its work in other hands. */
const AGAIN_SECONDS = 0.5;

/** Requests runs of jobs, and has this instance look for them when they're due. Each kind has a key of its own. */
export class RunRequests {
  readonly #boss: PgBoss;
  readonly #workers = new Map<JobName, string>();
  readonly #timers = new Map<string, NodeJS.Timeout>();
  #isResting = false;

  constructor(boss: PgBoss) {
    this.#boss = boss;
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
    await this.#boss.send(name, null, { startAfter: seconds });
    this.#lookIn(seconds, name, "planned");
  }

  /** After a run that left its work to another process: that one may have begun before the work was there. */
  async again(name: JobName): Promise<void> {
    await this.#boss.send(name, null, { singletonKey: "again", startAfter: AGAIN_SECONDS });
    this.#lookIn(AGAIN_SECONDS, name, "again");
  }

  /** Looks for no more runs; requests are left to other instances. */
  rest(): void {
    this.#isResting = true;
    for (const timer of this.#timers.values()) clearTimeout(timer);
  }

  #look(name: JobName): void {
    if (!this.#isResting) this.#boss.notifyWorker(this.#workers.get(name) ?? "");
  }

  #lookIn(seconds: number, name: JobName, kind: "planned" | "again"): void {
    if (this.#isResting) return;
    const key = `${name} ${kind}`;
    clearTimeout(this.#timers.get(key));
    this.#timers.set(
      key,
      setTimeout(() => this.#look(name), seconds * 1000),
    );
  }
}
