import {
  getMonthlyLeaderboard,
  getPreviousMonthLeaderboard,
  getSeasonLeaderboard,
} from "#contract/leaderboard.ts";
import { read } from "#web/api/call.ts";

/** The top 20 of this month's tournament. */
export const monthlyLeaderboardQuery = read(getMonthlyLeaderboard, {});

/** The top 20 of last month's tournament. */
export const previousMonthLeaderboardQuery = read(getPreviousMonthLeaderboard, {});

/** The top 20 of all of the season's tournaments. */
export const seasonLeaderboardQuery = read(getSeasonLeaderboard, {});
