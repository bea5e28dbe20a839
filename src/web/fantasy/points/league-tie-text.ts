import type { LeagueTieBreak } from "#game/fantasy/table/league-table.ts";
import type { Words } from "#words/noun.ts";

const TIED = {
  "fewer paid transfers": "table.tied.fewerPaidTransfers",
  "fewer transfers": "table.tied.fewerTransfers",
  "earlier join": "table.tied.earlierJoin",
} as const;

/**
 * Why a row is below another one with the same points. Null if points alone decide, for the first row, and while the
 * total is 0 or less: a tie means nothing yet.
 */
export function leagueTieText(
  t: Words<"fantasy">,
  decidedBy: LeagueTieBreak | null,
  points: number,
): string | null {
  return decidedBy === null || decidedBy === "points" || points <= 0 ? null : t(TIED[decidedBy]);
}
