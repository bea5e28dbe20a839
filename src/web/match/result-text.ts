import type { ReplayView } from "#contract/match/match.ts";
import { otherSide, type Side } from "#game/side.ts";
import type { Words } from "#words/noun.ts";

/**
 * What was at stake for the viewer, on `side` or null for a spectator: in a ranked match the rating, in a quick one only
 * the record of the manager who asked for it, the home side (docs/rules.md#match-game).
 */
export function stakeText(t: Words<"match">, match: ReplayView, side: Side | null): string {
  if (match.matchType === "quick") return t(`result.unranked.${side ?? "spectator"}`);
  const points = match[side ?? "home"].points;
  if (points === null) return "";
  const { before, after } = points;
  const facts = { count: Math.abs(after - before), before, after };
  if (side === null) {
    const team = match.home.teamName;
    if (after === before) return t("result.teamSame", { team, after });
    return after > before
      ? t("result.teamGain", { ...facts, team })
      : t("result.teamLoss", { ...facts, team });
  }
  if (after === before) return t("result.yourSame", { after });
  return after > before ? t("result.yourGain", facts) : t("result.yourLoss", facts);
}

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
