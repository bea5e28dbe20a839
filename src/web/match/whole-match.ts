import type { MatchView } from "#contract/match/match.ts";
import { withAdded } from "#web/api/with-added.ts";

/** A match as a list shows it, also where its answer has the specification's fields alone. */
export function wholeMatch(match: MatchView): MatchView {
  const { result, homeScore, awayScore, awayUserId } = match;
  const name = awayUserId === null ? "the house team" : "another manager";
  return withAdded(match, {
    isHome: result === "loss" ? homeScore < awayScore : homeScore >= awayScore,
    opponent: { id: awayUserId, name, teamName: "" },
    pointsChange: null,
  });
}
