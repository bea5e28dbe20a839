import { setTimeout as delay } from "node:timers/promises";
import { OperatorError } from "./operator-error.ts";

/** How long a step of a stop may take, unless it says otherwise. */
const STEP_LIMIT_MS = 15_000;

interface Step {
  readonly run: () => Promise<unknown>;
  readonly limitMs: number;
}

/** What a process has opened, closed in the reverse order when it is asked to stop or fails to start. */
export class Closing {
  readonly #steps: Step[] = [];
  readonly #tell: (error: unknown) => void;
  #closed: Promise<void> | null = null;

  /** @param tell hears of each step that fails or hangs */
  constructor(tell: (error: unknown) => void) {
    this.#tell = tell;
  }

  get isUnderWay(): boolean {
    return this.#closed !== null;
  }

  /**
   * Adds what closes something that is open from now on, or being opened.
   *
   * @param limitMs how long it may take before the next step is begun all the same
   */
  add(run: () => Promise<unknown>, limitMs = STEP_LIMIT_MS): void {
    this.#steps.push({ run, limitMs });
  }

  /** Closes everything, once however often it is asked for. A step that fails or hangs does not keep the others. */
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
