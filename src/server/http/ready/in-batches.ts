/**
 * Gathers what comes in while the last batch is at work, so that the busier it is, the more is done at once. A batch
 * begins after the input of its turn of the event loop has been read.
 *
 * @param work must not fail.
 */
export function inBatches<Item>(work: (batch: readonly Item[]) => Promise<void>): (item: Item) => void {
  let next: Item[] = [];
  let isAtWork = false;

  async function begin(): Promise<void> {
    const batch = next;
    next = [];
    await work(batch);
    if (next.length > 0) setImmediate(() => void begin());
    else isAtWork = false;
  }

  return (item) => {
    next.push(item);
    if (isAtWork) return;
    isAtWork = true;
    setImmediate(() => void begin());
  };
}
