import { OVERALL_MIN } from "#game/card/overall.ts";
import { isOutOfPosition } from "#game/team/formation.ts";
import type { LineUpPlayer, MatchFixture } from "./line-up.ts";

/**
 * Points of overall that a player loses in a slot that is not home to their position (docs/rules.md#out-of-position).
 */
export const OUT_OF_POSITION_PENALTY = 12;

/** The same for an outfield player in goal, and for a goalkeeper out of it (docs/rules.md#out-of-position). */
export const GOALKEEPING_PENALTY = 25;

/** The overall (1–99) that a player is worth in the slot where they play. */
export function playedOverall({ slot, position, overall }: LineUpPlayer): number {
  if (!isOutOfPosition(slot, position)) return overall;
  const acrossGoal = slot === "GK" || position === "goalkeeper";
  return Math.max(OVERALL_MIN, overall - (acrossGoal ? GOALKEEPING_PENALTY : OUT_OF_POSITION_PENALTY));
}

/** By how much the home side is the stronger one, in points of overall: the difference of the means, rounded. */
export function overallGap({ home, away }: MatchFixture): number {
  const sum = (side: MatchFixture["home"]): number =>
    side.players.reduce((total, player) => total + playedOverall(player), 0);
  // Rounded away from zero at a half, so swapping the sides only swaps the sign.
  const gap = (sum(home) - sum(away)) / home.players.length;
  return Math.sign(gap) * Math.round(Math.abs(gap));
}
