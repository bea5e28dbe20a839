import { setTimeout as delay } from "node:timers/promises";
import { OperatorError } from "./operator-error.ts";

/** How long one step of a stop may take before the next is begun all the same. */
const STEP_LIMIT_MS = 15_000;

/** What a process has opened, closed in the reverse order when it is asked to stop or fails to start. */
export class Closing {
  readonly #steps: (() => Promise<unknown>)[] = [];
  readonly #tell: (error: unknown) => void;
  #closed: Promise<void> | null = null;

  /** @param tell hears of each step that fails or hangs */
  constructor(tell: (error: unknown) => void) {
    this.#tell = tell;
  }

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
      try {
        await Promise.race([step(), giveUp()]);
      } catch (error) {
        this.#tell(error);
      }
    }
  }
}

async function giveUp(): Promise<never> {
  await delay(STEP_LIMIT_MS, undefined, { ref: false });
  throw new OperatorError(`A part of Panna did not close within ${STEP_LIMIT_MS / 1000} seconds.`);
}
