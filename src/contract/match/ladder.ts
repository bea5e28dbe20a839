import * as z from "zod/mini";
import { completedBy } from "#contract/completion.ts";
import { withDisplayName } from "#contract/display-name.ts";
import { defineEndpoint } from "#contract/endpoint.ts";
import { userId } from "#contract/ids.ts";

/** The ladders of the match game: all time by points, a month by points won in its ranked matches. */
export const ladderPeriods = ["all", "month"] as const;

/** A manager on a ladder. */
export const ladderRow = z.strictObject({
  /** The user. */
  id: userId,
  /** Managers with equal points share it, and the next one is skipped. */
  position: z.int(),
  /** The name that others see. */
  username: z.string(),
  /** Match-game points now. */
  points: z.int(),
  /** Points won (or lost, below zero) in the ladder's period; for all time the same as `points`. */
  periodPoints: z.int(),
  /** Ranked matches, and how they ended, in the ladder's period. */
  matches: z.int(),
  wins: z.int(),
  draws: z.int(),
  losses: z.int(),
  /** Ranked matches of all time: under ten the points are provisional. */
  rankedMatches: z.int(),
});

export type LadderRow = z.output<typeof ladderRow>;

/** Rows of one page of a ladder. */
export const LADDER_PAGE = 50;

export const getLadder = defineEndpoint({
  method: "GET",
  path: "/api/leaderboard/ladder",
  access: "user",
  summary: "A ladder of the match game, best first, in pages",
  query: z.object({
    period: z.optional(z.enum(ladderPeriods)),
    cursor: z.optional(z.string().check(z.maxLength(200))),
  }),
  response: z.strictObject({
    /** The month, such as 2026-11; null for all time. */
    month: z.nullable(z.string()),
    rows: z.array(ladderRow),
    /** The viewer's own row, at any position; null without a ranked match in the period. */
    viewer: z.nullable(ladderRow),
    nextCursor: z.nullable(z.string()),
  }),
  mayBeSecondsOld: true,
  refusals: [],
});

/** A line of the home preview (spec §3, Leaderboard entry with the fields that the home preview adds). */
export const rankingRow = completedBy(
  z.strictObject({
    id: userId,
    /** By match-game points. */
    position: z.int(),
    /** The name that others see. */
    username: z.string(),
    /** Null if the user chose a username, which is shown instead. */
    firstName: z.nullable(z.string()),
    lastName: z.nullable(z.string()),
    points: z.int(),
    totalMatches: z.int(),
    totalWins: z.int(),
    tournamentsEntered: z.int(),
    totalMonthlyPoints: z.int(),
    totalSeasonPoints: z.int(),
  }),
  withDisplayName,
);

export type RankingRow = z.output<typeof rankingRow>;

export const getRankings = defineEndpoint({
  method: "GET",
  path: "/api/leaderboard",
  access: "user",
  summary: "The top 20 of the match game, for the home preview",
  response: z.array(rankingRow),
  mayBeSecondsOld: true,
  refusals: [],
});
