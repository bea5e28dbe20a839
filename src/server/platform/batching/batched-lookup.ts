import { orGiveUp } from "./give-up.ts";
import { inBatches } from "./in-batches.ts";

/** Questions at work at a time: one is asked while the answer to the other is dealt out. */
const AT_WORK = 2;

interface Waiting<Found> {
  readonly key: string;
  readonly settle: (found: Found | null) => void;
  readonly fail: (error: unknown) => void;
}

/**
 * Looks things up by key, many keys in one query. Nothing is remembered after the answer; a key that is not in it gets
 * null. A batch that the database leaves unanswered fails after GIVE_UP_MS.
 */
export function batchedLookup<Found>(
  find: (keys: readonly string[]) => Promise<ReadonlyMap<string, Found>>,
): (key: string) => Promise<Found | null> {
  const wait = inBatches<Waiting<Found>>(async (batch) => {
    try {
      const found = await orGiveUp(find([...new Set(batch.map(({ key }) => key))]));
      for (const { key, settle } of batch) settle(found.get(key) ?? null);
    } catch (error) {
      for (const { fail } of batch) fail(error);
    }
  }, AT_WORK);
  return (key) => new Promise((settle, fail) => wait({ key, settle, fail }));
}
