import { setTimeout as delay } from "node:timers/promises";

/** How long one step of a stop may take before the next is begun all the same. */
const STEP_LIMIT_MS = 15_000;

/** What a process has opened, closed in the reverse order when it is asked to stop or fails to start. */
export class Closing {
  readonly #steps: (() => Promise<unknown>)[] = [];
  #closed: Promise<void> | null = null;

  get isUnderWay(): boolean {
    return this.#closed !== null;
  }

  /** Adds what closes something that is open from now on, or being opened. */
  add(step: () => Promise<unknown>): void {
    this.#steps.push(step);
  }

  /** Closes everything, once however often it is asked for. A step that fails or hangs does not keep the others. */
  run(): Promise<void> {
    this.#closed ??= this.#runSteps();
    return this.#closed;
  }

  async #runSteps(): Promise<void> {
    for (const step of this.#steps.toReversed()) {
      const done = step().catch(() => undefined);
      await Promise.race([done, delay(STEP_LIMIT_MS, undefined, { ref: false })]);
    }
  }
}
