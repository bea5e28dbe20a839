import { setTimeout as delay } from "node:timers/promises";
import { isConflict } from "./violation.ts";

const TRIES = 5;
const PAUSE_MS = 20;

/**
 * Retries work after a conflict with another transaction: the other committed first (40001), or each waited for the
 * other (40P01). The work starts its own transaction each time and recomputes whatever may have changed.
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
