import type { KeyGroups } from "./key-groups.ts";
import { jointEntries, type Packed, packedDecision, standingOfKey, type TieBreak } from "./standing.ts";

/**
 * Lines of a table, one after the other, that show the same: entries that are equal in all but the time of entry. A
 * million entries are some ten thousand runs.
 */
export interface StandingRun extends Packed {
  /** From 1. */
  readonly firstPlace: number;
  readonly lastPlace: number;
  /** Whether its entries share the position of the first, made as they were in one millisecond; else each has its own. */
  readonly isJoint: boolean;
  /** What put the first entry behind the one above it; null at the top. Each other one entered later, unless joint. */
  readonly decidedBy: TieBreak | null;
}

/** The runs of a table, from its top to its end: competition ranking (1, 1, 3). */
export function toStandingRuns({ keys, starts, order }: KeyGroups, enteredAt: Float64Array): StandingRun[] {
  const isJoint = jointEntries(enteredAt);
  const hasJoint = isJoint.includes(1);
  const runs: StandingRun[] = [];
  let above: Packed | null = null;
  for (const [group, key] of keys.entries()) {
    const start = starts[group] ?? 0;
    const end = starts[group + 1] ?? order.length;
    const standing = standingOfKey(key);
    const spans = hasJoint ? splitJoint(order.subarray(start, end), enteredAt, isJoint) : [end - start];
    let first = start;
    for (const [at, span] of spans.entries()) {
      const size = Math.abs(span);
      runs.push({
        ...standing,
        firstPlace: first + 1,
        lastPlace: first + size,
        isJoint: span < 0,
        decidedBy: at > 0 ? "earlier entry" : above === null ? null : packedDecision(above, standing),
      });
      first += size;
    }
    above = standing;
  }
  return runs;
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
