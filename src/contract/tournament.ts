import * as z from "zod/mini";
import { positions } from "#game/card/position.ts";
import { tieBreaks } from "#game/tournament/standing.ts";
import { defineEndpoint } from "./endpoint.ts";
import { id, idInPath, instant } from "./ids.ts";
import { receiptView } from "#contract/football/receipt.ts";

export const tournamentView = z.strictObject({
  id,
  name: z.string(),
  /** One of `tournamentStatuses`; others are shown as given (spec §3). */
  status: z.string(),
  startDate: instant,
  endDate: instant,
  entries: z._default(z.int(), 0),
  /** True once nothing about its points changes any more; until then a table is provisional. */
  isFinal: z._default(z.boolean(), false),
});

export type TournamentView = z.output<typeof tournamentView>;

export const pickView = z.strictObject({
  cardId: id,
  playerId: z.nullable(id),
  playerName: z.string(),
  position: z.enum(positions),
  club: z.string(),
  overall: z.int(),
  imageUrl: z.nullable(z.string()),
  slot: z.string(),
  positionIndex: z.int(),
  points: z.int(),
  receipts: z.array(receiptView),
});

export type PickView = z.output<typeof pickView>;

/** A user's entry in a tournament. Its existence means that the user is entered. */
export const entryView = z.strictObject({
  id,
  teamName: z.string(),
  formation: z._default(z.string(), ""),
  enteredAt: instant,
  totalPoints: z.int(),
  /** Null until the first settlement after the entry. */
  position: z.nullable(z.int()),
  /** What put the entry behind the one above it. */
  decidedBy: z.nullable(z.enum(tieBreaks)),
  picks: z._default(z.array(pickView), []),
});

export type EntryView = z.output<typeof entryView>;

/** Tournaments on a page of the list. */
export const TOURNAMENT_PAGE = 24;

export const listTournaments = defineEndpoint({
  method: "GET",
  path: "/api/tournaments",
  access: "user",
  summary: "All tournaments, the latest month first",
  query: z.object({ cursor: z.optional(z.string().check(z.maxLength(40))) }),
  response: z.strictObject({
    tournaments: z.array(tournamentView),
    nextCursor: z.nullable(z.string()),
  }),
  refusals: [],
});

const tournamentParams = z.object({ id: idInPath });

export const getActiveTournament = defineEndpoint({
  method: "GET",
  path: "/api/tournaments/active",
  access: "user",
  summary: "The tournament of this month, or null",
  response: z.nullable(tournamentView),
  refusals: [],
});

export const getTournamentEntry = defineEndpoint({
  method: "GET",
  path: "/api/tournaments/:id/user",
  access: "user",
  summary: "Your entry in a tournament with its points, or null",
  params: tournamentParams,
  response: z.nullable(entryView),
  refusals: ["not_found"],
});

export const enterTournament = defineEndpoint({
  method: "POST",
  path: "/api/tournaments/:id/enter",
  access: "user",
  summary: "Enter a tournament with a team of five; final",
  params: tournamentParams,
  body: z.object({ teamId: id }),
  response: z.strictObject({
    id,
    teamName: z.string(),
    enteredAt: instant,
    /** Cards that are not linked to a real player and so score nothing. */
    scoreless: z.array(z.string()),
  }),
  refusals: [
    "not_found",
    "tournament_not_active",
    "already_entered",
    "team_short",
    "card_not_approved",
    "player_twice",
  ],
});
