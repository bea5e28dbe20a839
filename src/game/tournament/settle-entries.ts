import type { Performance } from "#game/football/performance.ts";
import { TEAM_SIZE } from "#game/team/decide-team.ts";
import { type PickScores, scorePicks } from "./pick-scores.ts";
import { rankStandings, standingKey } from "./standing.ts";

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

/** The table of a tournament: for each entry, at its place in the entry columns, what its position follows from. */
export interface SettledColumns {
  readonly points: Int16Array;
  readonly bestCard: Int16Array;
  readonly goalsAndAssists: Int16Array;
  readonly cards: Int16Array;
  readonly positions: Uint32Array;
  /** The places of the entries in the order of the table. */
  readonly order: Uint32Array;
}

/**
 * Adds up and ranks all entries of a tournament from the raw figures of its month (design §6, "Tournament").
 *
 * The outcome depends on nothing but the arguments: however often and in whatever order results came in, the same
 * figures give the same table. Its cost grows with entries plus performances; no object is made for an entry.
 */
export function settleEntries(
  entries: EntryColumns,
  performances: readonly MonthPerformance[],
): SettledColumns {
  const count = entries.enteredAt.length;
  const scores = scorePicks(entries.pickCodes, performances);
  const settled = {
    points: new Int16Array(count),
    bestCard: new Int16Array(count),
    goalsAndAssists: new Int16Array(count),
    cards: new Int16Array(count),
  };
  const keys = new Uint32Array(count);
  const sums = { points: 0, bestCard: 0, goalsAndAssists: 0, cards: 0 };
  for (let entry = 0; entry < count; entry += 1) {
    addUp(scores, entries, entry, sums);
    settled.points[entry] = sums.points;
    settled.bestCard[entry] = sums.bestCard;
    settled.goalsAndAssists[entry] = sums.goalsAndAssists;
    settled.cards[entry] = sums.cards;
    keys[entry] = standingKey(sums);
  }
  return { ...settled, ...rankStandings(keys, entries.enteredAt) };
}

interface Sums {
  points: number;
  bestCard: number;
  goalsAndAssists: number;
  cards: number;
}

function addUp(scores: PickScores, { enteredAt, pickCodes }: EntryColumns, entry: number, sums: Sums): void {
  sums.points = 0;
  sums.bestCard = Number.NEGATIVE_INFINITY;
  sums.goalsAndAssists = 0;
  sums.cards = 0;
  const entered = enteredAt[entry] ?? 0;
  for (let pick = entry * TEAM_SIZE; pick < (entry + 1) * TEAM_SIZE; pick += 1) {
    const at = scores.firstAfter(pickCodes[pick] ?? -1, entered);
    const points = at < 0 ? 0 : (scores.points[at] ?? 0);
    sums.points += points;
    if (points > sums.bestCard) sums.bestCard = points;
    if (at < 0) continue;
    sums.goalsAndAssists += scores.goalsAndAssists[at] ?? 0;
    sums.cards += scores.cards[at] ?? 0;
  }
}
