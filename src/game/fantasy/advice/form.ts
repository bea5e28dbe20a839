import { EASIEST, HARDEST } from "./difficulty.ts";

/** The games of a player that form looks back on. */
export const FORM_FIXTURES = 5;

/** By how much one step of difficulty lowers what is expected of a player. */
const STEP_EFFECT = 0.1;

/**
 * Points that are expected of a player without form: what five strong players score in a round, by five
 * (docs/rules.md#advice).
 */
const UNKNOWN_FORM = 3;
/** The overall of such a player, and the points by which each overall above or below moves the guess. */
const USUAL_OVERALL = 75;
const OVERALL_EFFECT = 0.05;

/** What to expect in a fixture of a player with nothing known but the overall (1–99): 3 points at 75, 3.7 at 89. */
export function guessForm(overall: number): number {
  return Math.max(0, UNKNOWN_FORM + (overall - USUAL_OVERALL) * OVERALL_EFFECT);
}

/**
 * A player's form: the mean of the fantasy points in the player's last five games, for whichever club, 0 for each that the
 * player missed, to one decimal; null where there is none yet.
 *
 * @param points in each game, oldest first; null: the player did not play
 */
export function formOf(points: readonly (number | null)[]): number | null {
  const recent = points.slice(-FORM_FIXTURES);
  if (recent.length === 0) return null;
  const sum = recent.reduce((total: number, one) => total + (one ?? 0), 0);
  return toOneDecimal(sum / recent.length);
}

/** Points as they are shown: to one decimal. */
export function toOneDecimal(points: number): number {
  return Math.round(points * 10) / 10;
}

/**
 * The points to expect of a player in a round, for choosing a squad: the form once for every fixture, a tenth more for
 * each step that the fixture is easier than 3 and a tenth less for each that it is harder. 0 without a fixture. A player
 * without form counts as `fallback`.
 *
 * @param difficulties of the club's fixtures in the round, 1–5
 */
export function expectedPoints(
  form: number | null,
  difficulties: readonly number[],
  fallback: number,
): number {
  const middle = (EASIEST + HARDEST) / 2;
  const factor = difficulties.reduce((sum, difficulty) => sum + 1 + (middle - difficulty) * STEP_EFFECT, 0);
  return (form ?? fallback) * factor;
}
