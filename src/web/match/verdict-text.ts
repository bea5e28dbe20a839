import type { ReplayView } from "#contract/match/match.ts";
import { otherSide, type Side } from "#game/match/match-event.ts";
import type { Words } from "#words/noun.ts";

/** Who won, and the score: the viewer's own goals first, for a spectator the winner's. */
export function verdictText(t: Words<"match">, match: ReplayView, side: Side | null): string {
  const { home, away, homeScore, awayScore } = match;
  const goals = { home: homeScore, away: awayScore };
  const winner = homeScore > awayScore ? "home" : "away";
  const first = side ?? winner;
  const score = `${goals[first]}–${goals[otherSide(first)]}`;
  if (homeScore === awayScore) return t("result.drawn", { score });
  if (side === null) return t("result.teamWon", { team: { home, away }[winner].teamName, score });
  return side === winner ? t("result.won", { score }) : t("result.lost", { score });
}
