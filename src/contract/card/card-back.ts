import * as z from "zod/mini";
import { ownCardView } from "./card.ts";
import { defineEndpoint } from "#contract/endpoint.ts";
import { id, idInPath, instant } from "#contract/ids.ts";
import { playerResult } from "#contract/football/player.ts";
import { receiptView } from "#contract/football/receipt.ts";
import { matchView } from "#contract/match/match.ts";

/** Fixtures of the player that the back of a card lists. */
export const CARD_BACK_FIXTURES = 10;
/** Matches that it lists. */
export const CARD_BACK_MATCHES = 10;

/** The season of the card's player, counted as the card's position counts. */
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

/** What the back of a card tells. */
export const cardBackView = z.strictObject({
  card: ownCardView,
  /** When an admin decided; null for base cards and while it waits. */
  decidedAt: z.nullable(instant),
  /** The real player and the season so far; null: not linked. */
  player: z.nullable(z.strictObject({ player: playerResult, season: seasonView })),
  /** Tournaments that it was entered in, the latest first, with the points that it won there. */
  tournaments: z.array(
    z.strictObject({ id, name: z.string(), teamName: z.string(), endDate: instant, points: z.int() }),
  ),
  /** The latest matches of the match game that it played in for its owner, the latest first. */
  matches: z.array(matchView),
  /** One's teams that it stands in. */
  teams: z.array(z.strictObject({ id, name: z.string() })),
  /** Where it is locked, and until when. */
  locks: z.array(z.strictObject({ where: z.string(), until: instant })),
});

export type CardBackView = z.output<typeof cardBackView>;

export const getCardBack = defineEndpoint({
  method: "GET",
  path: "/api/cards/:id",
  access: "user",
  summary: "The back of one of one's cards: where it comes from, what it has played, where it is locked",
  params: z.object({ id: idInPath }),
  response: cardBackView,
  refusals: ["not_found"],
});
