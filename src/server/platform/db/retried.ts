import { setTimeout as delay } from "node:timers/promises";
import { isConflict } from "./violation.ts";

const TRIES = 5;
const PAUSE_MS = 20;

/**
 * Does a piece of work again where another transaction was in its way: it was sooner (40001), or each waited for the other
 * (40P01). The work begins a transaction of its own each time and works out again what depends on what has changed.
 */
export async function retried<Value>(work: () => Promise<Value>): Promise<Value> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      if (tries === TRIES || !isConflict(error)) throw error;
      await delay(PAUSE_MS * tries);
    }
  }
}
