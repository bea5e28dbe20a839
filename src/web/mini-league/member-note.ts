import type { MiniLeagueRow } from "#contract/mini-league/mini-league.ts";
import { words } from "#web/language/words.ts";
import { tieBreakText } from "#web/leaderboard/tie-break-text.ts";

type Facts = Pick<MiniLeagueRow, "position" | "isEntered" | "decidedBy" | "points">;

/** The line below a member's name: why there's no position, or what decided it; null if there's nothing to say. */
export function memberNote({ position, isEntered, decidedBy, points }: Facts): string | null {
  if (position !== null) return tieBreakText(decidedBy, points);
  return words("league")(isEntered ? "league.unranked" : "league.notEntered");
}
