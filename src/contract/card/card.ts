import * as z from "zod/mini";
import { displayName } from "#game/account/display-name.ts";
import { cardOrigins, cardStatuses } from "#game/card/card-status.ts";
import { positions } from "#game/card/position.ts";
import { rarities } from "#game/card/rarity.ts";
import { CARDS_AT_ONCE } from "#game/card/review.ts";
import { completedBy, textsOf } from "#contract/completion.ts";
import { defineEndpoint } from "#contract/endpoint.ts";
import { done, id, idInPath, instant, userId } from "#contract/ids.ts";
import { photoView } from "./photo.ts";

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
  isSpecial: z._default(z.boolean(), false),
  /** The two colours of the club's badge, where the club is known. */
  clubColours: z.nullable(z.strictObject({ primary: z.string(), secondary: z.string() })),
});

export type CardView = z.output<typeof cardView>;

/** Whose card it is, for its owner and for admins alone: nobody else sees an e-mail address. */
export const cardUserView = completedBy(
  z.strictObject({ id: userId, name: z.string(), email: z.string() }),
  (user) => ({ name: displayName(textsOf(user)), ...user }),
);

/** A card as its owner sees it. Pending and rejected ones are in the list too; `status` tells them apart. */
export const ownCardView = completedBy(
  z.extend(cardView, {
    user: cardUserView,
    status: z.enum(cardStatuses),
    /** Why an admin rejected it; null where none was given. */
    rejectionReason: z.nullable(z.string()),
    origin: z.enum(cardOrigins),
    /** The photo in its sizes; null for base cards. */
    photo: z.nullable(photoView),
    /** Until when it cannot be deleted, because it plays somewhere; null: it is free. */
    lockedUntil: z.nullable(instant),
  }),
  (card) => {
    const { isApproved, verificationCode } = card;
    return {
      status: isApproved === true ? "approved" : "pending",
      origin: typeof verificationCode === "string" ? "photo" : "base",
      ...card,
    };
  },
);

export type OwnCardView = z.output<typeof ownCardView>;

/** What became of one card of several. */
export const cardResult = z.strictObject({
  id,
  isDone: z.boolean(),
  /** Why not, as every failure says it; null where it is done. */
  problem: z.nullable(z.strictObject({ code: z.string(), message: z.string() })),
});

export const listCards = defineEndpoint({
  method: "GET",
  path: "/api/cards",
  access: "user",
  summary: "One's cards, newest first: approved ones, photos that wait for a decision, and rejected ones",
  response: z.array(ownCardView),
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
  summary: "Delete a card of one's collection; a slot of a team that it was in is empty afterwards",
  params: z.object({ id: idInPath }),
  response: done,
  refusals: ["not_found", "card_locked", "busy"],
});

export const deleteCards = defineEndpoint({
  method: "POST",
  path: "/api/cards/delete",
  access: "user",
  summary: "Delete several cards, each for itself: one that is locked does not keep the others",
  body: z.object({ ids: z.array(id).check(z.minLength(1), z.maxLength(CARDS_AT_ONCE)) }),
  response: z.strictObject({ results: z.array(cardResult) }),
  refusals: [],
});

export const exportCards = defineEndpoint({
  method: "GET",
  path: "/api/cards/export",
  access: "user",
  summary: "The collection as a CSV file",
  response: z.string(),
  refusals: [],
});
