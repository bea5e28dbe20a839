import * as z from "zod/mini";
import { leagueTieBreaks } from "#game/fantasy/table/league-table.ts";
import { defineEndpoint } from "#contract/endpoint.ts";
import { idInPath, userId } from "#contract/ids.ts";
import { leagueParams } from "./league.ts";

/** Rows on a page of a table. */
export const FANTASY_TABLE_PAGE = 20;

export const fantasyTableRow = z.strictObject({
  /** Of the user. */
  id: userId,
  username: z.string(),
  position: z.int(),
  points: z.int(),
  paidTransfers: z.int(),
  transfers: z.int(),
  /** What puts the row below the one above it; null for the first and for a shared position. */
  decidedBy: z.nullable(z.enum(leagueTieBreaks)),
});

export type FantasyTableRow = z.output<typeof fantasyTableRow>;

export const getFantasyTable = defineEndpoint({
  method: "GET",
  path: "/api/fantasy/tables/:leagueId",
  access: "user",
  summary: "The table of a fantasy league: of the season, of a month such as 2025-09, or of a round",
  params: leagueParams,
  query: z.object({
    /** Neither month nor round: the season. */
    month: z.optional(z.string().check(z.regex(/^\d{4}-\d{2}$/))),
    round: z.optional(idInPath),
    after: z.optional(z.string().check(z.maxLength(80))),
  }),
  response: z.strictObject({
    rows: z.array(fantasyTableRow),
    /** The viewer's own row, wherever it is; null without one. */
    own: z.nullable(fantasyTableRow),
    total: z.int(),
    /** The months that have a table, the latest first. */
    months: z.array(z.string()),
    /** False while points may still change. */
    isFinal: z.boolean(),
    nextAfter: z.nullable(z.string()),
  }),
  mayBeSecondsOld: true,
  refusals: ["not_found"],
});
