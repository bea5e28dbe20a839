import * as z from "zod/mini";
import { tieBreaks } from "#game/tournament/standing.ts";
import { defineEndpoint } from "./endpoint.ts";
import { userId } from "./ids.ts";

/** A line of a leaderboard (spec §3, Leaderboard entry). */
export const leaderboardRow = z.strictObject({
  /** The user. */
  id: userId,
  position: z.int(),
  /** The name that others see. */
  username: z.string(),
  tournamentsEntered: z.int(),
  totalMonthlyPoints: z.int(),
  totalSeasonPoints: z.int(),
  /** What put the line behind the one above it; null where points alone did, or for the first. */
  decidedBy: z.nullable(z.enum(tieBreaks)),
});

export type LeaderboardRow = z.output<typeof leaderboardRow>;

/** Rows of each leaderboard (spec §9). */
export const LEADERBOARD_ROWS = 20;

export const getMonthlyLeaderboard = defineEndpoint({
  method: "GET",
  path: "/api/leaderboard/monthly",
  access: "user",
  summary: "The top 20 of this month's tournament",
  response: z.array(leaderboardRow),
  refusals: [],
});

export const getPreviousMonthLeaderboard = defineEndpoint({
  method: "GET",
  path: "/api/leaderboard/previous-month",
  access: "user",
  summary: "The top 20 of last month's tournament",
  response: z.array(leaderboardRow),
  refusals: [],
});

export const getSeasonLeaderboard = defineEndpoint({
  method: "GET",
  path: "/api/leaderboard/season",
  access: "user",
  summary: "The top 20 of the season's tournaments together, August to July",
  response: z.array(leaderboardRow),
  refusals: [],
});
