import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { quickened, repository, until } from "#tests/support/panna-process.ts";

/** The process that runs the jobs; after a kill, the next caller starts it again. */
export class JobsProcess {
  readonly #url: string;
  #child: ChildProcess | null = null;
  #output = "";
  #lastTook = 0;

  constructor(databaseUrl: string) {
    this.#url = databaseUrl;
  }

  /** Runs the jobs at an instant to their end. @throws Error if the process ends before they do. */
  async runAt(instant: number): Promise<void> {
    const child = this.#child ?? (await this.#start());
    const startedAt = performance.now();
    child.stdin?.write(`${instant}\n`);
    await this.#says(child, `done ${instant}\n`);
    this.#lastTook = performance.now() - startedAt;
  }

  /**
   * Starts the jobs at an instant and kills the process within the duration of the last complete run.
   *
   * @param share how much of that time passes first, from 0 to 1
   * @returns whether the kill interrupted the jobs
   */
  async killWithin(instant: number, share: number): Promise<boolean> {
    const child = this.#child ?? (await this.#start());
    child.stdin?.write(`${instant}\n`);
    await delay(share * this.#lastTook);
    const isCutShort = !this.#output.includes(`done ${instant}\n`);
    await this.#end(child);
    return isCutShort;
  }

  async stop(): Promise<void> {
    if (this.#child !== null) await this.#end(this.#child);
  }

  async #start(): Promise<ChildProcess> {
    this.#output = "";
    const child = spawn(process.execPath, [...quickened, join(repository, "tests/season/run-jobs.ts")], {
      cwd: repository,
      stdio: ["pipe", "pipe", "inherit"],
      env: { PATH: process.env["PATH"] ?? "", DATABASE_URL: this.#url },
    });
    this.#child = child;
    child.stdout?.on("data", (chunk: Buffer) => (this.#output += chunk.toString()));
    await this.#says(child, "ready\n");
    return child;
  }

  async #end(child: ChildProcess): Promise<void> {
    this.#child = null;
    if (child.exitCode !== null) return;
    const closed = once(child, "close");
    child.kill("SIGKILL");
    await closed;
  }

  async #says(child: ChildProcess, text: string): Promise<void> {
    await until(() => {
      if (child.exitCode !== null) throw new Error(`the jobs ended before "${text.trim()}"`);
      return this.#output.includes(text) ? true : null;
    });
  }
}
