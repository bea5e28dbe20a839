/**
 * Gathers what comes in while earlier batches are at work, so that the busier it is, the more is done at once. A batch
 * begins after the input of its turn of the event loop has been read.
 *
 * @param work must not fail.
 * @param mostAtWork batches that may be at work at a time: with two, one is asked about while another is answered.
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
