import type { MatchFixture } from "./line-up.ts";
import { playedOverall } from "./played-overall.ts";

/** By how much the home side is the stronger one, in points of overall: the difference of the means, rounded. */
export function overallGap({ home, away }: MatchFixture): number {
  const sum = (side: MatchFixture["home"]): number =>
    side.players.reduce((total, player) => total + playedOverall(player), 0);
  // Rounded away from zero at a half, so swapping the sides only swaps the sign.
  const gap = (sum(home) - sum(away)) / home.players.length;
  return Math.sign(gap) * Math.round(Math.abs(gap));
}
