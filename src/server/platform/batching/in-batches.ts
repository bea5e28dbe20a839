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
