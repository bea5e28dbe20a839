import { words } from "#web/language/words.ts";
import type { TieBreak } from "#game/tournament/standing.ts";

const KEYS = {
  "best card": "tieBreak.bestCard",
  "goals and assists": "tieBreak.goalsAndAssists",
  "fewer cards": "tieBreak.fewerCards",
  "earlier entry": "tieBreak.earlierEntry",
} as const satisfies Readonly<Record<Exclude<TieBreak, "points">, string>>;

/**
 * Why a row is behind the one above it with the same points (docs/rules.md#tournament-ties).
 *
 * @param points the row's total: at 0 or below a tie means nothing yet
 * @returns null if points alone decided, or if there is nothing to say
 */
export function tieBreakText(decidedBy: TieBreak | null, points: number): string | null {
  if (decidedBy === null || decidedBy === "points" || points <= 0) return null;
  return words("leaderboard")(KEYS[decidedBy]);
}
