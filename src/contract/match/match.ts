import * as z from "zod/mini";
import { positions } from "#game/card/position.ts";
import { matchOutcomes, matchTypes } from "#game/match/match-type.ts";
import { fiveASideFormationNames } from "#game/team/formation.ts";
import { completedBy } from "#contract/completion.ts";
import { defineEndpoint } from "#contract/endpoint.ts";
import { id, instant, matchId, matchIdInPath, userId } from "#contract/ids.ts";

const matchType = z.enum(matchTypes);
const overall = z.int();

/** A manager as others see them; null in place of one: an account that is gone. */
const managerView = z.strictObject({ id: userId, name: z.string() });

/** A match as one of the two managers has it in the list (spec §3, Match). */
export const matchView = completedBy(
  z.strictObject({
    id: matchId,
    /** From this manager's side. */
    result: z.enum(matchOutcomes),
    /** Null: the house team, or an account that is gone. */
    awayUserId: z.nullable(userId),
    matchType,
    homeScore: z.int(),
    awayScore: z.int(),
    completedAt: instant,
    createdAt: instant,
    /** Whether this manager was the home side: the one who asked for the match. */
    isHome: z.boolean(),
    opponent: z.strictObject({ id: z.nullable(userId), name: z.string(), teamName: z.string() }),
    /** Match-game points won or lost; null for a quick match. */
    pointsChange: z.nullable(z.int()),
  }),
  (match) => {
    const { result, homeScore, awayScore, awayUserId: rivalId = null, completedAt, createdAt } = match;
    const isAhead = Number(homeScore) >= Number(awayScore);
    return {
      isHome: result === "loss" ? Number(homeScore) < Number(awayScore) : isAhead,
      opponent: { id: rivalId, name: rivalId === null ? "the house team" : "another manager" },
      ...match,
      completedAt: completedAt ?? createdAt,
    };
  },
);

export type MatchView = z.output<typeof matchView>;

const lineUpPlayerView = z.strictObject({
  /** Null: the house team's. */
  cardId: z.nullable(id),
  playerName: z.string(),
  position: z.enum(positions),
  overall,
  slot: z.string(),
});

/** A side as it kicked off: what the manager's cards were then, whatever became of them. */
const sideView = z.strictObject({
  manager: z.nullable(managerView),
  teamName: z.string(),
  isHouse: z.boolean(),
  formation: z.enum(fiveASideFormationNames),
  /** The five in the order of the formation's slots, keeper first. */
  players: z.array(lineUpPlayerView),
  /** Match-game points; null for a quick match. */
  points: z.nullable(z.strictObject({ before: z.int(), after: z.int() })),
});

export type MatchSideView = z.output<typeof sideView>;

/** Everything that a match is made of: with version, seed and both line-ups anybody can play it again. */
export const replayView = z.strictObject({
  id: matchId,
  matchType,
  engineVersion: z.int(),
  /** A whole number from 0 to 2^53 − 1. */
  seed: z.int(),
  home: sideView,
  away: sideView,
  homeScore: z.int(),
  awayScore: z.int(),
  /** The fingerprint of the result as it was when the match was played. */
  hash: z.string(),
  createdAt: instant,
  completedAt: instant,
});

export type ReplayView = z.output<typeof replayView>;

/** Matches of one page of the list. */
export const MATCH_PAGE = 20;

/** Matches that a profile shows (spec §9). */
export const PROFILE_MATCHES = 10;

export const playMatch = defineEndpoint({
  method: "POST",
  path: "/api/matches",
  access: "user",
  summary: "Play a match with your active team: ranked against one of the nearest, quick against anyone",
  body: z.object({
    matchType,
    /** For a quick match: the manager to challenge. Left out: anyone, or else the house team. */
    opponentId: z.optional(z.nullable(userId)),
  }),
  response: replayView,
  refusals: [
    "not_found",
    "no_active_team",
    "ranked_opponent_chosen",
    "ranked_limit_reached",
    "no_opponent",
    "opponent_is_yourself",
    "opponent_has_no_team",
    "idempotency_key_reused",
    "idempotency_key_in_use",
  ],
});

export const listMatches = defineEndpoint({
  method: "GET",
  path: "/api/matches",
  access: "user",
  summary: "Your matches, newest first, with those that others asked for; the last id continues the list",
  query: z.object({
    /** Only matches before this one. */
    before: z.optional(matchIdInPath),
    limit: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(50))),
  }),
  response: z.array(matchView),
  refusals: [],
});

export const getMatch = defineEndpoint({
  method: "GET",
  path: "/api/matches/:id",
  access: "user",
  summary: "A match with all that it takes to play it again; everybody signed in may see it",
  params: z.object({ id: matchIdInPath }),
  response: replayView,
  refusals: ["not_found"],
});

export const getRankedAllowance = defineEndpoint({
  method: "GET",
  path: "/api/matches/allowance",
  access: "user",
  summary: "How many ranked matches one may still start today (UTC)",
  response: z.strictObject({
    limit: z.int(),
    startedToday: z.int(),
    /** The next midnight, UTC. */
    resetsAt: instant,
  }),
  refusals: [],
});

/** What was observed among ranked matches whose sides were this far apart; the better side's results. */
const observedShares = {
  /** From this gap on, up to where the next line begins. */
  gapFrom: z.int(),
  matches: z.int(),
  wins: z.int(),
  draws: z.int(),
  losses: z.int(),
};

export const calibrationView = z.strictObject({
  /** Ranked matches that were counted: the newest 100,000. */
  matches: z.int(),
  /** Goals of a side in a match, over all of them; null before the first. */
  meanGoals: z.nullable(z.number()),
  /** By how much stronger one line-up was, in points of overall; percentages that the engine is tuned to. */
  byOverall: z.array(
    z.strictObject({
      ...observedShares,
      predicted: z.strictObject({ win: z.number(), draw: z.number(), loss: z.number() }),
    }),
  ),
  /** By how many match-game points one manager was ahead; the share of the points that Elo expects, 0–1. */
  byPoints: z.array(z.strictObject({ ...observedShares, expectedShare: z.number() })),
  /** When the figures were counted. */
  countedAt: instant,
});

export type CalibrationView = z.output<typeof calibrationView>;

export const getCalibration = defineEndpoint({
  method: "GET",
  path: "/api/matches/calibration",
  access: "public",
  summary:
    "Results of the newest ranked matches against what was predicted of them; counted at most once a minute",
  response: calibrationView,
  refusals: [],
});
