import { TEAM_SIZE } from "#game/team/decide-team.ts";
import { cardsOf, goalsAndAssistsOf, type PickScores, pointsOf } from "./pick-scores.ts";

/** Entries of one tournament in the order of their entry, as columns. */
export interface EntryColumns {
  /** Epoch milliseconds, ascending. */
  readonly enteredAt: Float64Array;
  /** Five pick codes for each entry, one entry after the other. */
  readonly pickCodes: Int32Array;
}

/** What each entry has reached: the criteria of `Standing` but the time of entry. */
export interface EntryFigures {
  readonly points: Int16Array;
  readonly bestCard: Int16Array;
  readonly goalsAndAssists: Int16Array;
  readonly cards: Int16Array;
}

/**
 * Adds up every entry. Entries between two kick-offs have part in the same fixtures, so what a pick has won is one number
 * for all of them. Uses the scores up.
 */
export function addUpEntries({ enteredAt, pickCodes }: EntryColumns, scores: PickScores): EntryFigures {
  const count = enteredAt.length;
  const figures = {
    points: new Int16Array(count),
    bestCard: new Int16Array(count),
    goalsAndAssists: new Int16Array(count),
    cards: new Int16Array(count),
  };
  const ahead = [...scores.kickOffs];
  for (let entry = 0; entry < count; entry += 1) {
    while (ahead[0] !== undefined && ahead[0].at <= (enteredAt[entry] ?? 0)) {
      ahead[0].pass();
      ahead.shift();
    }
    addUp(figures, entry, pickCodes, scores.won);
  }
  return figures;
}

function addUp(figures: EntryFigures, entry: number, pickCodes: Int32Array, won: Int32Array): void {
  let [sum, best] = [0, Number.MIN_SAFE_INTEGER];
  for (let pick = entry * TEAM_SIZE; pick < (entry + 1) * TEAM_SIZE; pick += 1) {
    const code = pickCodes[pick] ?? 0;
    // A read beside an array is slow, and no player has place 0.
    const score = won[code > 0 && code < won.length ? code : 0] ?? 0;
    sum += score;
    best = Math.max(best, score);
  }
  figures.points[entry] = pointsOf(sum);
  // The greatest score is one with the most points, whatever the lower criteria are.
  figures.bestCard[entry] = pointsOf(best);
  figures.goalsAndAssists[entry] = goalsAndAssistsOf(sum);
  figures.cards[entry] = cardsOf(sum);
}
