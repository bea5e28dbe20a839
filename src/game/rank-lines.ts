/** What lines of a table are ranked by: a whole number of each line. */
export interface Criterion {
  readonly values: Int16Array | Int32Array;
  /** Otherwise more is better. */
  readonly isFewerBetter?: boolean;
}

/** Says in `decidedBy` that nothing did: of the first line, and of one that shares its position with the one above. */
export const NOTHING_DECIDED = -1;

export interface Ranking {
  /** The indices of the lines, best first. */
  readonly order: Uint32Array;
  /** The position at each place of the order: competition ranking (1, 1, 3). */
  readonly positions: Uint32Array;
  /** Which criterion put the line at a place behind the one above it, counted from 0; behind the last one is the time. */
  readonly decidedBy: Int8Array;
}

/**
 * Ranks lines by a chain of criteria, first to last, and then by time, the earlier first. Only lines that are equal in all
 * of it share a position.
 *
 * Lines must come in order of time (epoch milliseconds). They are sorted once for each criterion, the last one first, and
 * every sort counts and is stable: the cost grows with the number of lines alone. Throws a RangeError where the arrays
 * differ in length or the order is broken: a mistake of the caller, not something that a person can cause.
 */
export function rankLines(criteria: readonly Criterion[], times: Float64Array): Ranking {
  const count = times.length;
  if (criteria.some(({ values }) => values.length !== count))
    throw new RangeError("columns differ in length");
  let order = indicesOf(times);
  for (const criterion of criteria.toReversed()) order = sortedBy(order, criterion);
  const positions = new Uint32Array(count);
  const decidedBy = new Int8Array(count).fill(NOTHING_DECIDED);
  for (let place = 0; place < count; place += 1) {
    const decisive = place === 0 ? NOTHING_DECIDED : decidedAt(order, place, { criteria, times });
    const isShared = place > 0 && decisive === NOTHING_DECIDED;
    decidedBy[place] = decisive;
    positions[place] = isShared ? (positions[place - 1] ?? 0) : place + 1;
  }
  return { order, positions, decidedBy };
}

function indicesOf(times: Float64Array): Uint32Array {
  const indices = new Uint32Array(times.length);
  let before = Number.NEGATIVE_INFINITY;
  for (let index = 0; index < times.length; index += 1) {
    const time = times[index] ?? Number.NaN;
    if (!(time >= before)) throw new RangeError("lines are not in order of time");
    before = time;
    indices[index] = index;
  }
  return indices;
}

/** The same lines sorted by one criterion; those that are equal in it stay as they came. */
function sortedBy(
  order: Uint32Array,
  { values, isFewerBetter = false }: Criterion,
): Uint32Array<ArrayBuffer> {
  let [least, most] = [0, 0];
  for (let index = 0; index < values.length; index += 1) {
    const value = values[index] ?? 0;
    least = Math.min(least, value);
    most = Math.max(most, value);
  }
  const bucketOf = (value: number): number => (isFewerBetter ? value - least : most - value);
  const next = new Uint32Array(most - least + 2);
  for (let index = 0; index < values.length; index += 1) {
    const after = bucketOf(values[index] ?? 0) + 1;
    next[after] = (next[after] ?? 0) + 1;
  }
  for (let bucket = 1; bucket < next.length; bucket += 1) {
    next[bucket] = (next[bucket] ?? 0) + (next[bucket - 1] ?? 0);
  }
  const sorted = new Uint32Array(order.length);
  for (let place = 0; place < order.length; place += 1) {
    const line = order[place] ?? 0;
    const bucket = bucketOf(values[line] ?? 0);
    const to = next[bucket] ?? 0;
    next[bucket] = to + 1;
    sorted[to] = line;
  }
  return sorted;
}

/** What tells the line at a place from the one above it. */
function decidedAt(
  order: Uint32Array,
  place: number,
  { criteria, times }: { readonly criteria: readonly Criterion[]; readonly times: Float64Array },
): number {
  const line = order[place] ?? 0;
  const above = order[place - 1] ?? 0;
  const at = criteria.findIndex(({ values }) => values[line] !== values[above]);
  if (at !== -1) return at;
  return times[line] === times[above] ? NOTHING_DECIDED : criteria.length;
}
