/** Questions at work at a time. What is asked for meanwhile goes into the next one: the busier, the larger. */
const AT_WORK = 2;

interface Waiting<Found> {
  readonly settle: (found: Found | null) => void;
  readonly fail: (error: unknown) => void;
}

/**
 * Looks things up by their keys, those asked for together in one question. Nothing is remembered after the answer; what
 * is not in it is null.
 */
export function lookedUpTogether<Found>(
  find: (keys: readonly string[]) => Promise<ReadonlyMap<string, Found>>,
): (key: string) => Promise<Found | null> {
  let batch = new Map<string, Waiting<Found>[]>();
  let atWork = 0;

  async function flush(): Promise<void> {
    if (batch.size === 0 || atWork === AT_WORK) return;
    const asked = batch;
    batch = new Map();
    atWork += 1;
    try {
      const found = await find([...asked.keys()]);
      for (const [key, waiting] of asked) for (const { settle } of waiting) settle(found.get(key) ?? null);
    } catch (error) {
      for (const waiting of asked.values()) for (const { fail } of waiting) fail(error);
    } finally {
      atWork -= 1;
      void flush();
    }
  }

  return (key) =>
    new Promise((settle, fail) => {
      const waiting = batch.get(key) ?? [];
      waiting.push({ settle, fail });
      batch.set(key, waiting);
      setImmediate(() => void flush());
    });
}
