import type { Performance } from "#game/football/performance.ts";
import { TEAM_SIZE } from "#game/team/decide-team.ts";
import { groupByKey } from "./key-groups.ts";
import { cardsOf, goalsAndAssistsOf, type PickScores, pointsOf, scorePicks } from "./pick-scores.ts";
import { standingKey } from "./standing.ts";
import { type StandingRuns, toStandingRuns } from "./standing-runs.ts";

/** Entries of one tournament in the order of their entry, as columns: a million of them fit into 48 MB. */
export interface EntryColumns {
  /** Epoch milliseconds, ascending. */
  readonly enteredAt: Float64Array;
  /** Five pick codes for each entry, one entry after the other. */
  readonly pickCodes: Int32Array;
}

/** A player's performance in a fixture of the tournament's month. */
export interface MonthPerformance {
  readonly playerId: number;
  /** Kick-off of the fixture, epoch milliseconds. */
  readonly kickOff: number;
  readonly performance: Performance;
}

/** The table of a tournament. An entry is meant by its place in the entry columns. */
export interface SettledTable {
  /** The entries in the order of the table. */
  readonly order: Uint32Array;
  /** The place of each entry in the order, from 0. */
  readonly places: Uint32Array;
  /** What the lines of the table show, from its top to its end. */
  readonly runs: StandingRuns;
}

/**
 * Adds up and ranks all entries of a tournament from the raw figures of its month (design §6, "Tournament").
 *
 * The outcome depends on nothing but the arguments: however often and in whatever order results came in, the same
 * figures give the same table. Its cost grows with entries plus performances; no object is made for an entry. Throws a
 * RangeError where the entries are not in order: a mistake of the caller, not something that a person can cause.
 */
export function settleEntries(
  entries: EntryColumns,
  performances: readonly MonthPerformance[],
): SettledTable {
  const groups = groupByKey(keysOf(entries, scorePicks(performances)));
  const { order, places } = groups;
  return { order, places, runs: toStandingRuns(groups, entries.enteredAt) };
}

/**
 * The standing key of each entry. Entries between two kick-offs have part in the same fixtures, so what a pick has won is
 * one number for all of them.
 */
function keysOf(entries: EntryColumns, scores: PickScores): Uint32Array {
  const keys = new Uint32Array(entries.enteredAt.length);
  let start = 0;
  for (const kickOff of scores.kickOffs) {
    const end = firstFrom(entries.enteredAt, kickOff);
    addUp(entries.pickCodes, scores.won, keys.subarray(start, end), start);
    scores.passKickOff(kickOff);
    start = end;
  }
  addUp(entries.pickCodes, scores.won, keys.subarray(start), start);
  return keys;
}

/** The first entry made at this instant or later; as many as there are where none was. */
function firstFrom(enteredAt: Float64Array, instant: number): number {
  let [low, high] = [0, enteredAt.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((enteredAt[middle] ?? 0) < instant) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Writes the keys of the entries from `first` on. */
function addUp(pickCodes: Int32Array, won: Int32Array, keys: Uint32Array, first: number): void {
  let pick = first * TEAM_SIZE;
  for (let entry = 0; entry < keys.length; entry += 1) {
    let [sum, best] = [0, Number.MIN_SAFE_INTEGER];
    for (let left = TEAM_SIZE; left > 0; left -= 1) {
      const code = pickCodes[pick] ?? 0;
      pick += 1;
      const score = won[code > 0 && code < won.length ? code : 0] ?? 0;
      sum += score;
      if (score > best) best = score;
    }
    keys[entry] = standingKey({
      points: pointsOf(sum),
      // The greatest score is one with the most points, whatever stands below them.
      bestCard: pointsOf(best),
      goalsAndAssists: goalsAndAssistsOf(sum),
      cards: cardsOf(sum),
    });
  }
}
