import * as z from "zod/mini";
import { positions } from "#game/card/position.ts";
import { defineEndpoint } from "#contract/endpoint.ts";
import { correctedRoundView } from "#contract/fantasy/corrections.ts";
import { done, id, idInPath, instant } from "#contract/ids.ts";
import { playerResult } from "./player.ts";

export const mapCards = defineEndpoint({
  method: "POST",
  path: "/api/football/map-cards",
  access: "admin",
  summary: "Link cards to real players by name, club and position; doubtful ones are left for a person",
  response: z.strictObject({ mappedCount: z.int() }),
  refusals: [],
});

/** An approved card without a real player who could score, and who it may be. */
export const unmappedCardView = z.strictObject({
  cardId: id,
  playerName: z.string(),
  club: z.string(),
  position: z.enum(positions),
  /** The likeliest first; how alike the names are, from 0 to 1. */
  candidates: z.array(z.strictObject({ player: playerResult, likeness: z.number() })),
});

export type UnmappedCardView = z.output<typeof unmappedCardView>;

export const listUnmappedCards = defineEndpoint({
  method: "GET",
  path: "/api/football/unmapped-cards",
  access: "admin",
  summary:
    "Approved cards that are linked to no real player of the provider, with candidates, fifty at the most",
  response: z.strictObject({ cards: z.array(unmappedCardView), total: z.int() }),
  refusals: [],
});

export const mapCard = defineEndpoint({
  method: "POST",
  path: "/api/football/unmapped-cards/:id",
  access: "admin",
  summary: "Link a card to a real player by hand",
  params: z.object({ id: idInPath }),
  body: z.object({ playerId: id }),
  response: done,
  refusals: ["not_found", "player_unknown"],
});

/** What a provider changed after the final whistle, and whose totals moved with it. */
export const correctionView = z.strictObject({
  id,
  at: instant,
  fixture: z.strictObject({ id, title: z.string(), kickOff: instant }),
  player: z.strictObject({ id, name: z.string() }),
  figures: z.record(z.string(), z.tuple([z.nullable(z.number()), z.nullable(z.number())])),
  pointsBefore: z.int(),
  pointsAfter: z.int(),
  /** One for each tournament that has taken it in. */
  totals: z.array(
    z.strictObject({
      tournamentName: z.string(),
      /** How many entries have another total since then. */
      entries: z.int(),
      /** Some of them. */
      examples: z.array(z.strictObject({ entryId: id, before: z.int(), after: z.int() })),
    }),
  ),
  /** The rounds of fantasy leagues that it falls into. */
  rounds: z.array(correctedRoundView),
});

export type CorrectionView = z.output<typeof correctionView>;

export const listCorrections = defineEndpoint({
  method: "GET",
  path: "/api/football/corrections",
  access: "admin",
  summary: "The ledger of corrections, the latest first",
  query: z.object({ before: z.optional(idInPath) }),
  response: z.strictObject({
    corrections: z.array(correctionView),
    /** For the next page; null on the last. */
    nextBefore: z.nullable(id),
  }),
  refusals: [],
});
