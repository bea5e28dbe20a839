import * as z from "zod/mini";
import { leagueTieBreaks } from "#game/fantasy/table/league-table.ts";
import { defineEndpoint } from "#contract/endpoint.ts";
import { roundView } from "#contract/fantasy/league.ts";
import { squadScoreView } from "#contract/fantasy/points.ts";
import { id, idInPath, userId } from "#contract/ids.ts";

/** A fantasy league whose points a mini-league can be ranked by. */
const fantasyChoice = z.strictObject({ id, name: z.string() });

/** A member's line in a table of fantasy points. */
export const miniLeagueFantasyRow = z.strictObject({
  /** The user. */
  id: userId,
  username: z.string(),
  /** Among the members. Members without a squad in these rounds have none. */
  position: z.nullable(z.int()),
  points: z.int(),
  /** What puts the row below the one above it; null for the first and for a shared position. */
  decidedBy: z.nullable(z.enum(leagueTieBreaks)),
});

export type MiniLeagueFantasyRow = z.output<typeof miniLeagueFantasyRow>;

const params = z.object({ id: idInPath });

export const getMiniLeagueFantasy = defineEndpoint({
  method: "GET",
  path: "/api/mini-leagues/:id/fantasy",
  access: "user",
  summary: "A mini-league on fantasy points: of the season, of a month such as 2025-09, or of a round",
  params,
  query: z.object({
    /** The fantasy league; without one: the first. */
    fantasyLeagueId: z.optional(idInPath),
    /** Neither month nor round: the season. */
    month: z.optional(z.string().check(z.regex(/^\d{4}-\d{2}$/))),
    round: z.optional(idInPath),
  }),
  response: z.strictObject({
    fantasyLeagues: z.array(fantasyChoice),
    /** Null where no fantasy league is open. */
    fantasyLeague: z.nullable(fantasyChoice),
    /** The rounds that have begun since the mini-league was founded, the latest first, and the months that they are in. */
    rounds: z.array(z.int()),
    months: z.array(z.string()),
    /** False while points may still change. */
    isFinal: z.boolean(),
    rows: z.array(miniLeagueFantasyRow),
  }),
  refusals: ["not_found"],
});

const duelist = z.strictObject({
  /** The user. */
  id: userId,
  username: z.string(),
  /** Null until the round was counted. */
  points: z.nullable(z.int()),
});

/** Two members who meet in a round. */
export const duelView = z.strictObject({
  home: duelist,
  /** Null: the odd one of the round plays against the average. */
  away: z.nullable(duelist),
  /** Of the round, rounded down; null until it was counted. */
  average: z.nullable(z.int()),
});

export type DuelView = z.output<typeof duelView>;

/** A member's line in the head-to-head table. */
export const duelTableRow = z.strictObject({
  /** The user. */
  id: userId,
  username: z.string(),
  position: z.int(),
  won: z.int(),
  drawn: z.int(),
  lost: z.int(),
  tablePoints: z.int(),
  pointsFor: z.int(),
});

export type DuelTableRow = z.output<typeof duelTableRow>;

export const getHeadToHead = defineEndpoint({
  method: "GET",
  path: "/api/mini-leagues/:id/head-to-head",
  access: "user",
  summary: "The duels of a mini-league in a fantasy round, and the table after all rounds that were counted",
  params,
  query: z.object({
    fantasyLeagueId: z.optional(idInPath),
    /** Without a round: the one that was locked last, else the first. */
    round: z.optional(idInPath),
  }),
  response: z.strictObject({
    fantasyLeagues: z.array(fantasyChoice),
    /** Null where no fantasy league is open. */
    fantasyLeague: z.nullable(fantasyChoice),
    /** Those that have begun since the mini-league was founded and the one to come, the latest first. */
    rounds: z.array(roundView),
    round: z.nullable(roundView),
    duels: z.array(duelView),
    table: z.array(duelTableRow),
  }),
  refusals: ["not_found"],
});

const comparedSquad = z.strictObject({
  /** The user. */
  id: userId,
  username: z.string(),
  /** Null where the member had no squad in the round. */
  score: z.nullable(squadScoreView),
});

export type ComparedSquad = z.output<typeof comparedSquad>;

export const compareSquads = defineEndpoint({
  method: "GET",
  path: "/api/mini-leagues/:id/compare",
  access: "user",
  summary: "Two members' squads in a fantasy round, once its deadline has passed",
  params,
  query: z.object({ fantasyLeagueId: idInPath, round: idInPath, home: userId, away: userId }),
  response: z.strictObject({
    fantasyLeague: fantasyChoice,
    round: roundView,
    home: comparedSquad,
    away: comparedSquad,
    /** The real players that both have, by their ids. */
    shared: z.array(id),
  }),
  refusals: ["not_found", "round_not_locked"],
});
