import type { LeaderboardRow } from "#contract/leaderboard.ts";
import type { RankingRow } from "#contract/match/ladder.ts";
import { displayName } from "#game/account/display-name.ts";
import { withAdded } from "#web/api/with-added.ts";

/** A line of a leaderboard under the name that others see, also where its answer has the specification's fields alone. */
export function wholeLeaderboardRow(row: LeaderboardRow): LeaderboardRow {
  return withAdded({ ...row, username: displayName(row) }, { decidedBy: null });
}

/** The same of the home preview. */
export function wholeRankingRow(row: RankingRow): RankingRow {
  return { ...row, username: displayName(row) };
}
