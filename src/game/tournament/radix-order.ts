/** Three passes of eleven bits: few enough buckets to stay in the processor's cache. */
const DIGIT_BITS = 11;
const DIGIT_VALUES = 2 ** DIGIT_BITS;
const DIGIT_MASK = DIGIT_VALUES - 1;
const PASSES = 3;

/** Keys, each with the index at which it came. */
export interface IndexedKeys {
  readonly keys: Uint32Array;
  readonly indices: Uint32Array;
}

/**
 * Unsigned 32-bit keys in descending order with the indices at which they came, equal keys in the order of coming.
 *
 * A stable radix sort from the lowest digit up: its time grows with the number of keys alone. Keys travel with their
 * indices, because reading them back through the indices would miss the cache on nearly every entry.
 */
export function descendingOrder(keys: Uint32Array): IndexedKeys {
  const starts = bucketStarts(keys);
  let from: IndexedKeys = { keys: keys.slice(), indices: ascending(keys.length) };
  let to: IndexedKeys = { keys: new Uint32Array(keys.length), indices: new Uint32Array(keys.length) };
  for (let pass = 0; pass < PASSES; pass += 1) {
    scatter(from, to, pass * DIGIT_BITS, starts.subarray(pass * DIGIT_VALUES, (pass + 1) * DIGIT_VALUES));
    [from, to] = [to, from];
  }
  return from;
}

/** Where each value of each digit begins in the order of that digit, the greatest value first; one block a pass. */
function bucketStarts(keys: Uint32Array): Uint32Array {
  const counts = new Uint32Array(PASSES * DIGIT_VALUES);
  for (const key of keys) {
    for (let pass = 0; pass < PASSES; pass += 1) {
      const bucket = pass * DIGIT_VALUES + ((key >>> (pass * DIGIT_BITS)) & DIGIT_MASK);
      counts[bucket] = (counts[bucket] ?? 0) + 1;
    }
  }
  for (let pass = 0; pass < PASSES; pass += 1) {
    let start = 0;
    for (let bucket = (pass + 1) * DIGIT_VALUES - 1; bucket >= pass * DIGIT_VALUES; bucket -= 1) {
      const count = counts[bucket] ?? 0;
      counts[bucket] = start;
      start += count;
    }
  }
  return counts;
}

/** Moves every pair to the next free place of its digit's bucket. */
function scatter(from: IndexedKeys, to: IndexedKeys, shift: number, next: Uint32Array): void {
  for (let at = 0; at < from.keys.length; at += 1) {
    const key = from.keys[at] ?? 0;
    const bucket = (key >>> shift) & DIGIT_MASK;
    const place = next[bucket] ?? 0;
    next[bucket] = place + 1;
    to.keys[place] = key;
    to.indices[place] = from.indices[at] ?? 0;
  }
}

function ascending(length: number): Uint32Array {
  const indices = new Uint32Array(length);
  for (let index = 0; index < length; index += 1) indices[index] = index;
  return indices;
}
