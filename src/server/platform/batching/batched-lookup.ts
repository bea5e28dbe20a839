import { orGiveUp } from "./give-up.ts";

/** Queries at a time: one runs while the answer to the other is handed out. */
const AT_WORK = 2;

interface Waiting<Found> {
  readonly key: string;
  readonly settle: (found: Found | null) => void;
  readonly fail: (error: unknown) => void;
}

/**
 * Looks values up by key, many keys per query. Nothing is cached; a key without an answer gets null. A batch fails when
 * the database hasn't answered after GIVE_UP_MS.
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

/**
 * Collects items while earlier batches run, so batches grow with the load. A batch starts after the input of its turn
 * of the event loop has been read.
 *
 * @param work must not fail.
 * @param mostAtWork batches at a time: with two, one is collected while the other is answered.
 */
export function inBatches<Item>(
  work: (batch: readonly Item[]) => Promise<void>,
  mostAtWork = 1,
): (item: Item) => void {
  let next: Item[] = [];
  let atWork = 0;
  let isToBegin = false;

  function beginSoon(): void {
    if (isToBegin || atWork === mostAtWork || next.length === 0) return;
    isToBegin = true;
    setImmediate(() => void begin());
  }

  async function begin(): Promise<void> {
    const batch = next;
    next = [];
    isToBegin = false;
    atWork += 1;
    await work(batch);
    atWork -= 1;
    beginSoon();
  }

  return (item) => {
    next.push(item);
    beginSoon();
  };
}
