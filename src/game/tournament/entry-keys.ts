import { TEAM_SIZE } from "#game/team/decide-team.ts";
import { cardsOf, goalsAndAssistsOf, type PickScores, pointsOf } from "./pick-scores.ts";
import { standingKey } from "./standing.ts";

/** Entries of one tournament in the order of their entry, as columns: a million of them fit into 32 MB. */
export interface EntryColumns {
  /** Epoch milliseconds, ascending. */
  readonly enteredAt: Float64Array;
  /** Five pick codes for each entry, one entry after the other. */
  readonly pickCodes: Int32Array;
}

/**
 * The standing key of each entry. Entries between two kick-offs have part in the same fixtures, so what a pick has won is
 * one number for all of them. Uses the scores up.
 */
export function keysOf({ enteredAt, pickCodes }: EntryColumns, scores: PickScores): Uint32Array {
  const keys = new Uint32Array(enteredAt.length);
  let start = 0;
  for (const kickOff of [...scores.kickOffs, Number.POSITIVE_INFINITY]) {
    const end = firstFrom(enteredAt, kickOff);
    addUp(pickCodes, scores.won, keys.subarray(start, end), start);
    scores.passKickOff(kickOff);
    start = end;
  }
  return keys;
}

/** The first entry made at this instant or later; as many as there are where none was. */
export function firstFrom(enteredAt: Float64Array, instant: number): number {
  let [low, high] = [0, enteredAt.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((enteredAt[middle] ?? 0) < instant) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Writes the keys of the entries from `first` on, given what each pick code has won since they were made. */
export function addUp(pickCodes: Int32Array, won: Int32Array, keys: Uint32Array, first: number): void {
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
