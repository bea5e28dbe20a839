import * as z from "zod/mini";
import { positions } from "#game/card/position.ts";
import { rarities } from "#game/card/rarity.ts";
import { defineEndpoint } from "./endpoint.ts";
import { done, id, idInPath, instant } from "./ids.ts";

export const cardView = z.strictObject({
  id,
  playerName: z.string(),
  position: z.enum(positions),
  club: z.string(),
  imageUrl: z.nullable(z.string()),
  overall: z.int(),
  rarity: z.enum(rarities),
  isApproved: z.boolean(),
  createdAt: instant,
  verificationCode: z.nullable(z.string()),
  /** The real player whose points the card earns; null: not linked yet, so it earns none. */
  playerId: z.nullable(id),
  /** A photo of a physical card, approved: it may carry the 2x chip. */
  isSpecial: z.boolean(),
  /** The two colours of the club's badge, where the club is known. */
  clubColours: z.nullable(z.strictObject({ primary: z.string(), secondary: z.string() })),
});

export type CardView = z.output<typeof cardView>;

export const listCards = defineEndpoint({
  method: "GET",
  path: "/api/cards",
  access: "user",
  summary: "The cards of one's collection, newest first",
  response: z.array(cardView),
  refusals: [],
});

export const claimBaseSet = defineEndpoint({
  method: "POST",
  path: "/api/cards/base",
  access: "user",
  summary: "Take the base set of eleven cards, once",
  response: z.array(cardView),
  refusals: ["base_set_taken", "base_set_unavailable"],
});

export const deleteCard = defineEndpoint({
  method: "DELETE",
  path: "/api/cards/:id",
  access: "user",
  summary: "Delete a card of one's collection",
  params: z.object({ id: idInPath }),
  response: done,
  refusals: ["not_found", "card_locked", "card_in_team"],
});
