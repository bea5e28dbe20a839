/** Keys with the entries that have them, the greatest key first. */
export interface KeyGroups {
  /** The different keys, in descending order. */
  readonly keys: Uint32Array;
  /** The place, from 0, at which the entries of each key begin. */
  readonly starts: Uint32Array;
  /** The indices of all entries, group after group, within a group as they came. */
  readonly order: Uint32Array;
  /** The place of each entry, from 0, by its index. */
  readonly places: Uint32Array;
}

/** The share of the slots of a hash table that may be taken. */
const MOST_TAKEN = 0.5;
const FIRST_SLOTS = 2 ** 12;
/** The golden ratio as a fraction of 2^32: neighbouring keys land far from each other. */
const SCATTER = 0x9e37_79b1;

/**
 * Puts entries in the descending order of their keys by counting. There are thousands of different keys however many
 * millions of entries, so each entry is moved once, to the next free place of its key, where a sort of the keys
 * themselves would move it several times.
 */
export function groupByKey(keys: Uint32Array): KeyGroups {
  const { ids, distinct, counts, numberOf } = numberKeys(keys);
  const descending = distinct.slice().sort().reverse();
  const starts = new Uint32Array(distinct.length);
  const next = new Uint32Array(distinct.length);
  let start = 0;
  for (let group = 0; group < descending.length; group += 1) {
    const id = numberOf(descending[group] ?? 0);
    starts[group] = start;
    next[id] = start;
    start += counts[id] ?? 0;
  }
  const order = new Uint32Array(keys.length);
  const places = new Uint32Array(keys.length);
  for (let index = 0; index < keys.length; index += 1) {
    const id = ids[index] ?? 0;
    const place = next[id] ?? 0;
    next[id] = place + 1;
    order[place] = index;
    places[index] = place;
  }
  return { keys: descending, starts, order, places };
}

interface NumberedKeys {
  /** The number of each entry's key, in the order in which keys were first seen. */
  readonly ids: Uint32Array;
  readonly distinct: Uint32Array;
  readonly counts: Uint32Array;
  /** The number of a key that is there. */
  readonly numberOf: (key: number) => number;
}

/** A hash table in typed arrays, which finds a key in a few nanoseconds; a Map takes twenty times as long. */
function numberKeys(keys: Uint32Array): NumberedKeys {
  const ids = new Uint32Array(keys.length);
  let slots = new Int32Array(FIRST_SLOTS).fill(-1);
  let distinct = new Uint32Array(FIRST_SLOTS);
  let counts = new Uint32Array(FIRST_SLOTS);
  let known = 0;
  for (let index = 0; index < keys.length; index += 1) {
    const key = keys[index] ?? 0;
    const slot = slotOf(key, slots, distinct);
    let id = slots[slot] ?? -1;
    if (id < 0) {
      id = known;
      known += 1;
      slots[slot] = id;
      distinct[id] = key;
      if (known > slots.length * MOST_TAKEN) {
        distinct = doubled(distinct);
        counts = doubled(counts);
        slots = spread(distinct, known, slots.length * 2);
      }
    }
    ids[index] = id;
    counts[id] = (counts[id] ?? 0) + 1;
  }
  const numberOf = (key: number): number => slots[slotOf(key, slots, distinct)] ?? -1;
  return { ids, distinct: distinct.slice(0, known), counts, numberOf };
}

/** The slot that holds the number of a key, or the free one where it belongs. */
function slotOf(key: number, slots: Int32Array, distinct: Uint32Array): number {
  const mask = slots.length - 1;
  let slot = (Math.imul(key, SCATTER) >>> 12) & mask;
  for (let id = slots[slot] ?? -1; id >= 0 && distinct[id] !== key; id = slots[slot] ?? -1) {
    slot = (slot + 1) & mask;
  }
  return slot;
}

function spread(distinct: Uint32Array, known: number, size: number): Int32Array<ArrayBuffer> {
  const slots = new Int32Array(size).fill(-1);
  for (let id = 0; id < known; id += 1) slots[slotOf(distinct[id] ?? 0, slots, distinct)] = id;
  return slots;
}

function doubled(values: Uint32Array): Uint32Array<ArrayBuffer> {
  const larger = new Uint32Array(values.length * 2);
  larger.set(values);
  return larger;
}
