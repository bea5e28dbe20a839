import {
  getMonthlyLeaderboard,
  getPreviousMonthLeaderboard,
  getSeasonLeaderboard,
  type LeaderboardRow,
} from "#contract/leaderboard.ts";
import { read } from "#web/api/read.ts";
import { wholeLeaderboardRow } from "./whole-row.ts";

const wholeRows = (rows: LeaderboardRow[]) => rows.map(wholeLeaderboardRow);

/** The top 20 of this month's tournament. */
export const monthlyLeaderboardQuery = read(getMonthlyLeaderboard, {}, wholeRows);

/** The top 20 of last month's tournament. */
export const previousMonthLeaderboardQuery = read(getPreviousMonthLeaderboard, {}, wholeRows);

/** The top 20 of the season's tournaments together. */
export const seasonLeaderboardQuery = read(getSeasonLeaderboard, {}, wholeRows);
