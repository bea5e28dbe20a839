import { setTimeout as delay } from "node:timers/promises";
import { OperatorError } from "./operator-error.ts";

/** The time limit of a shutdown step, unless it sets its own. */
const STEP_LIMIT_MS = 15_000;

interface Step {
  readonly run: () => Promise<unknown>;
  readonly limitMs: number;
}

/** What a process has opened; closed in reverse order when the process stops or fails to start. */
export class Closing {
  readonly #steps: Step[] = [];
  readonly #tell: (error: unknown) => void;
  #closed: Promise<void> | null = null;

  /** @param tell is called for each step that fails or hangs */
  constructor(tell: (error: unknown) => void) {
    this.#tell = tell;
  }

  get isUnderWay(): boolean {
    return this.#closed !== null;
  }

  /**
   * Adds the function that closes something open, or about to be opened.
   *
   * @param limitMs how long it can take before the next step starts anyway
   */
  add(run: () => Promise<unknown>, limitMs = STEP_LIMIT_MS): void {
    this.#steps.push({ run, limitMs });
  }

  /** Closes everything, once however often it's called. A step that fails or hangs doesn't stop the others. */
  run(): Promise<void> {
    this.#closed ??= this.#runSteps();
    return this.#closed;
  }

  async #runSteps(): Promise<void> {
    for (const { run, limitMs } of this.#steps.toReversed()) {
      try {
        await Promise.race([run(), giveUp(limitMs)]);
      } catch (error) {
        this.#tell(error);
      }
    }
  }
}

async function giveUp(limitMs: number): Promise<never> {
  await delay(limitMs, undefined, { ref: false });
  throw new OperatorError(`A part of Panna did not close within ${limitMs / 1000} seconds.`);
}
