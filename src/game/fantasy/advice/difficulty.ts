/** From the easiest to the hardest fixture. */
export const EASIEST = 1;
export const HARDEST = 5;

/** A club starts the season as if it had played so many matches with an average yield, so early results weigh little. */
const PRIOR_MATCHES = 5;
/** The points a match that an average club takes; about a quarter of matches are drawn. */
const AVERAGE_YIELD = 1.37;
/** Points a match between one step of difficulty and the next. */
const STEP = 0.4;
/** How many steps harder a fixture is away from home than on neutral ground, and easier at home. */
const GROUND = 0.5;

/** A club in its league's table so far. */
export interface ClubRecord {
  readonly played: number;
  /** Three for a win, one for a draw. */
  readonly points: number;
}

/**
 * How hard a fixture is, 1–5: 3 against an average club on neutral ground, one more for every 0.4 points a match by which
 * the opponent is better than average, half a step more away, half a step less at home, rounded.
 *
 *     yield = (points + 5 × 1.37) ÷ (played + 5);   difficulty = 3 + (yield − 1.37) ÷ 0.4 ± 0.5
 */
export function fixtureDifficulty(opponent: ClubRecord, isAway: boolean): number {
  const yielded = (opponent.points + PRIOR_MATCHES * AVERAGE_YIELD) / (opponent.played + PRIOR_MATCHES);
  const steps = (yielded - AVERAGE_YIELD) / STEP + (isAway ? GROUND : -GROUND);
  const middle = (EASIEST + HARDEST) / 2;
  return Math.min(HARDEST, Math.max(EASIEST, Math.round(middle + steps)));
}
