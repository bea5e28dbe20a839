import { groupByKey, type KeyGroups } from "./key-groups.ts";

/** Stands below every key. */
const NO_KEY = -1;

/**
 * The groups of entries of which some have got another key, or are new: what `groupByKey` makes of the new keys, without
 * counting those that stay. They are passed over once, in the order of the table, and the others join them on the way.
 *
 * @param keys the key that each entry has now; new entries come behind those of the groups.
 * @param moved the entries that had another one or none, ascending.
 */
export function moveEntries(groups: KeyGroups, keys: Uint32Array, moved: Uint32Array): KeyGroups {
  const before = groups.order.length;
  // By its place, so that the pass reads it in order; a new entry has none, and setting that one changes nothing.
  const isLeft = new Uint8Array(before);
  for (let at = 0; at < moved.length; at += 1) isLeft[groups.places[moved[at] ?? 0] ?? before] = 1;
  const arrivals = groupByKey(moved.map((entry) => keys[entry] ?? 0));
  const joining = arrivals.order.map((at) => moved[at] ?? 0);
  const known = { keys: groups.keys.length, arrivals: arrivals.keys.length };
  const merged = {
    keys: new Uint32Array(known.keys + known.arrivals),
    starts: new Uint32Array(known.keys + known.arrivals),
    order: new Uint32Array(keys.length),
  };
  let [group, arrival, count] = [0, 0, 0];
  let [stay, join, place] = [0, 0, 0];
  while (group < known.keys || arrival < known.arrivals) {
    const key = Math.max(groups.keys[group] ?? NO_KEY, arrivals.keys[arrival] ?? NO_KEY);
    if (groups.keys[group] === key) group += 1;
    if (arrivals.keys[arrival] === key) arrival += 1;
    const stayEnd = groups.starts[group] ?? before;
    const joinEnd = arrivals.starts[arrival] ?? moved.length;
    const first = place;
    for (; stay < stayEnd; stay += 1) {
      if (isLeft[stay] === 1) continue;
      const entry = groups.order[stay] ?? 0;
      for (; join < joinEnd && (joining[join] ?? 0) < entry; join += 1)
        merged.order[place++] = joining[join] ?? 0;
      merged.order[place++] = entry;
    }
    for (; join < joinEnd; join += 1) merged.order[place++] = joining[join] ?? 0;
    merged.keys[count] = key;
    merged.starts[count] = first;
    // A group that all have left is none.
    if (place > first) count += 1;
  }
  return {
    keys: merged.keys.slice(0, count),
    starts: merged.starts.slice(0, count),
    order: merged.order,
    places: placesOf(merged.order),
  };
}

function placesOf(order: Uint32Array): Uint32Array {
  const places = new Uint32Array(order.length);
  for (let place = 0; place < order.length; place += 1) places[order[place] ?? 0] = place;
  return places;
}
