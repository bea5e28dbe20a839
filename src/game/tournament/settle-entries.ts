import type { Performance } from "#game/football/performance.ts";
import { type EntryColumns, keysOf } from "./entry-keys.ts";
import { groupByKey, type KeyGroups } from "./key-groups.ts";
import { scorePicks } from "./pick-scores.ts";
import { jointEntries } from "./standing.ts";
import { type StandingRuns, toStandingRuns } from "./standing-runs.ts";

/** A player's performance in a fixture of the tournament's month. */
export interface MonthPerformance {
  readonly playerId: number;
  /** Kick-off of the fixture, epoch milliseconds. */
  readonly kickOff: number;
  readonly performance: Performance;
}

/** The table of a tournament. An entry is meant by its place in the entry columns. */
export interface SettledTable extends KeyGroups {
  /** The standing key of each entry. */
  readonly entryKeys: Uint32Array;
  /** Which entries can share a position: see `jointEntries`. */
  readonly isJoint: Uint8Array;
  /** What the lines of the table show, from its top to its end. */
  readonly runs: StandingRuns;
}

/**
 * Adds up and ranks all entries of a tournament from the raw figures of its month (docs/rules.md#tournament).
 *
 * The outcome depends on nothing but the arguments: however often and in whatever order results came in, the same
 * figures give the same table. Its cost grows with entries plus performances; no object is made for an entry. Throws a
 * RangeError where the entries are not in order: a mistake of the caller, not something that a person can cause.
 */
export function settleEntries(
  entries: EntryColumns,
  performances: readonly MonthPerformance[],
): SettledTable {
  const isJoint = jointEntries(entries.enteredAt);
  const entryKeys = keysOf(entries, scorePicks(performances));
  const groups = groupByKey(entryKeys);
  return { ...groups, entryKeys, isJoint, runs: toStandingRuns(groups, entries.enteredAt, isJoint) };
}
