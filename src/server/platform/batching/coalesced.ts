import { setImmediate as nextTurn } from "node:timers/promises";
import { orGiveUp } from "./give-up.ts";

/**
 * Coalesces calls of a query: those in one turn of the event loop share one answer. An answer is never older than the
 * call, so a call that comes while the query runs waits for the next run. A run fails when the database hasn't answered
 * after GIVE_UP_MS.
 */
export function coalesced<Answer>(ask: () => Promise<Answer>): () => Promise<Answer> {
  let next: Promise<Answer> | null = null;
  let last: Promise<unknown> = Promise.resolve();
  async function put(before: Promise<unknown>): Promise<Answer> {
    await before.catch(() => undefined);
    await nextTurn();
    next = null;
    return orGiveUp(ask());
  }
  return () => {
    if (next === null) {
      next = put(last);
      last = next;
    }
    return next;
  };
}

/** The same for a query with a key, such as a league: the calls for one key share an answer. */
export function coalescedBy<Key, Answer>(ask: (key: Key) => Promise<Answer>): (key: Key) => Promise<Answer> {
  const asks = new Map<Key, () => Promise<Answer>>();
  return (key) => {
    const askIt = asks.get(key) ?? coalesced(() => ask(key));
    asks.set(key, askIt);
    return askIt();
  };
}
