import * as z from "zod/mini";
import { ownCardView } from "./card.ts";
import { defineEndpoint } from "#contract/endpoint.ts";
import { id, idInPath, instant } from "#contract/ids.ts";
import { playerResult } from "#contract/football/player.ts";
import { receiptView } from "#contract/football/receipt.ts";
import { matchView } from "#contract/match/match.ts";

/** How many of the player's fixtures the back of a card lists. */
export const CARD_BACK_FIXTURES = 10;
/** How many matches it lists. */
export const CARD_BACK_MATCHES = 10;

/** The player's season, scored by the card's position. */
const seasonView = z.strictObject({
  /** Such as 2026/27. */
  season: z.string(),
  points: z.int(),
  appearances: z.int(),
  minutes: z.int(),
  goals: z.int(),
  assists: z.int(),
  yellowCards: z.int(),
  redCards: z.int(),
  /** The latest first. */
  latest: z.array(receiptView),
});

/** A `LockPlace` of game/card/card-lock.ts. */
const lockPlace = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("tournament"), name: z.string() }),
  z.strictObject({ kind: z.literal("gameweek"), league: z.string(), gameweek: z.int() }),
]);

/** What the back of a card tells. */
export const cardBackView = z.strictObject({
  card: ownCardView,
  /** When an admin decided; null for base cards and pending ones. */
  decidedAt: z.nullable(instant),
  /** The real player and the season so far; null: not linked. */
  player: z.nullable(z.strictObject({ player: playerResult, season: seasonView })),
  /** Tournaments it was entered in, the latest first, with its points. */
  tournaments: z.array(
    z.strictObject({ id, name: z.string(), teamName: z.string(), endDate: instant, points: z.int() }),
  ),
  /** The latest matches of the match game it played for its owner, the latest first. */
  matches: z.array(matchView),
  /** The owner's teams it's in. */
  teams: z.array(z.strictObject({ id, name: z.string() })),
  /** What keeps it from being deleted, and until when. */
  locks: z.array(z.strictObject({ where: lockPlace, until: instant })),
});

export type CardBackView = z.output<typeof cardBackView>;

export const getCardBack = defineEndpoint({
  method: "GET",
  path: "/api/cards/:id",
  access: "user",
  summary: "The back of one of your cards: its origin, what it has played, what locks it",
  params: z.object({ id: idInPath }),
  response: cardBackView,
  refusals: ["not_found"],
});
