import type { Performance } from "#game/football/performance.ts";
import { type Ranking, rankLines } from "#game/rank-lines.ts";
import { addUpEntries, type EntryColumns, type EntryFigures } from "./add-up-entries.ts";
import { scorePicks } from "./pick-scores.ts";

/** A player's performance in a fixture of the tournament's month. */
export interface MonthPerformance {
  readonly playerId: number;
  /** Kick-off of the fixture, epoch milliseconds. */
  readonly kickOff: number;
  /** The season of the fixture, by the year in which it starts. */
  readonly season: number;
  readonly performance: Performance;
}

/** The table of a tournament: the figures by entry, and their ranking by the chain of `tieBreaks`. */
export interface SettledTable extends EntryFigures, Ranking {}

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
  const figures = addUpEntries(entries, scorePicks(performances));
  const { points, bestCard, goalsAndAssists, cards } = figures;
  const criteria = [
    { values: points },
    { values: bestCard },
    { values: goalsAndAssists },
    { values: cards, isFewerBetter: true },
  ];
  return { ...figures, ...rankLines(criteria, entries.enteredAt) };
}
