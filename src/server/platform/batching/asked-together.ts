import { setImmediate as nextTurn } from "node:timers/promises";
import { orGiveUp } from "./give-up.ts";

/**
 * Puts a question once for all who ask it together. The answer is never older than the asking: who asks while the
 * question is with the database waits for the next one. One that
 * the database leaves unanswered fails after GIVE_UP_MS.
 */
export function askedTogether<Answer>(ask: () => Promise<Answer>): () => Promise<Answer> {
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
