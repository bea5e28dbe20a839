import type { KeyGroups } from "./key-groups.ts";
import { decidedByKey, tieBreaks } from "./standing.ts";

/** Stands in the place of a tie-break where nothing decided. */
export const AT_THE_TOP = -1;

/**
 * A table as runs of lines, one after the other, that show the same: entries that are equal in all but the time of entry.
 * A million entries are some ten thousand runs. Each array has an element for each run.
 */
export interface StandingRuns {
  /** From 1; one more element stands for the place behind the last line. */
  readonly firstPlaces: Int32Array;
  /**
   * 1 where all of a run's entries, made as they were in one millisecond, share the position of the first; else 0, and
   * each has its own.
   */
  readonly isJoint: Uint8Array;
  /** The standing key that a run's entries have; `standingOfKey` tells its figures. */
  readonly keys: Uint32Array;
  /** What put the first entry behind the one above it, by its place in `tieBreaks`. Others entered later, unless joint. */
  readonly decidedBy: Int16Array;
}

/**
 * The runs of a table, from its top to its end: competition ranking (1, 1, 3).
 *
 * @param isJoint says of the entries what `jointEntries` does.
 */
export function toStandingRuns(
  { keys, starts, order }: KeyGroups,
  enteredAt: Float64Array,
  isJoint: Uint8Array,
): StandingRuns {
  if (isJoint.length === 0)
    return runsOf(keys, starts, { total: order.length, joint: new Uint8Array(keys.length) });
  const split = { keys: [] as number[], starts: [] as number[], joint: [] as number[] };
  for (const [group, key] of keys.entries()) {
    let start = starts[group] ?? 0;
    for (const span of splitJoint(order.subarray(start, starts[group + 1]), enteredAt, isJoint)) {
      split.keys.push(key);
      split.starts.push(start);
      split.joint.push(span < 0 ? 1 : 0);
      start += Math.abs(span);
    }
  }
  return runsOf(Uint32Array.from(split.keys), Uint32Array.from(split.starts), {
    total: order.length,
    joint: Uint8Array.from(split.joint),
  });
}

function runsOf(
  keys: Uint32Array,
  starts: Uint32Array,
  { total, joint }: { total: number; joint: Uint8Array },
): StandingRuns {
  const count = keys.length;
  const firstPlaces = new Int32Array(count + 1).fill(total + 1);
  const decidedBy = new Int16Array(count).fill(AT_THE_TOP, 0, 1);
  for (let run = 0; run < count; run += 1) {
    firstPlaces[run] = (starts[run] ?? 0) + 1;
    if (run > 0) decidedBy[run] = tieBreaks.indexOf(decidedByKey(keys[run - 1] ?? 0, keys[run] ?? 0));
  }
  return { firstPlaces, isJoint: joint, keys, decidedBy };
}

/** The lengths of the runs that entries with one key fall into, those of joint entries below zero. */
function splitJoint(entries: Uint32Array, enteredAt: Float64Array, isJoint: Uint8Array): number[] {
  const spans: number[] = [];
  let [first, isShared] = [0, false];
  for (let at = 1; at <= entries.length; at += 1) {
    const entry = entries[at] ?? -1;
    const joins = isJoint[entry] === 1 && enteredAt[entry] === enteredAt[entries[at - 1] ?? -1];
    if (at === entries.length) spans.push(isShared ? first - at : at - first);
    else if (joins && !isShared) {
      if (at - 1 > first) spans.push(at - 1 - first);
      [first, isShared] = [at - 1, true];
    } else if (!joins && isShared) {
      spans.push(first - at);
      [first, isShared] = [at, false];
    }
  }
  return spans;
}
