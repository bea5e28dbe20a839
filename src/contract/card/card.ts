import * as z from "zod/mini";
import { displayName } from "#game/account/display-name.ts";
import { cardOrigins, cardStatuses } from "#game/card/card-status.ts";
import { positions } from "#game/card/position.ts";
import { rarities } from "#game/card/rarity.ts";
import { CARDS_AT_ONCE } from "#game/card/review.ts";
import { completedBy, textsOf } from "#contract/completion.ts";
import { defineEndpoint } from "#contract/endpoint.ts";
import { failure } from "#contract/failure.ts";
import { done, id, idInPath, instant, userId } from "#contract/ids.ts";
import { photoSizes } from "#game/card/photo-limits.ts";

/** A picture in its three sizes: a card's face, or the whole photo of it. What an address shows never changes. */
export const photoView = z.strictObject({
  /**
   * On the longer side 320, 800 and, of a face, 1400 pixels (`FACE_SIZES`), of a whole photo 2000 (`PHOTO_SIZES`); less
   * if the photo shows less.
   */
  small: z.string(),
  medium: z.string(),
  large: z.string(),
  /** Width and height of the large one, to reserve room for it. */
  width: z.int(),
  height: z.int(),
  /** A blurred miniature as a data: address, shown until the photo has loaded. */
  placeholder: z.string(),
});

export type PhotoView = z.output<typeof photoView>;

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
  /** The real player whose points the card scores; null: not linked, so it scores none. */
  playerId: z.nullable(id),
  /** An approved photo of a physical card: it can carry the 2x chip. */
  isSpecial: z._default(z.boolean(), false),
  /** The three letters of the club's badge, such as MCI; null: the club isn't known. */
  clubCode: z._default(z.nullable(z.string()), null),
  /** The two colours of the club's badge, if the club is known. */
  clubColours: z.nullable(z.strictObject({ primary: z.string(), secondary: z.string() })),
});

export type CardView = z.output<typeof cardView>;

/** Whose card it is, for its owner and for admins alone: nobody else sees an e-mail address. */
export const cardUserView = completedBy(
  z.strictObject({ id: userId, name: z.string(), email: z.string() }),
  (user) => ({ name: displayName(textsOf(user)), ...user }),
);

/** A card as its owner sees it, pending and rejected ones included; see `status`. */
export const ownCardView = completedBy(
  z.extend(cardView, {
    user: cardUserView,
    status: z.enum(cardStatuses),
    /** Why an admin rejected it: a `RejectionCode`, or the admin's own words; null: no reason. */
    rejectionReason: z.nullable(z.string()),
    origin: z.enum(cardOrigins),
    /** Its face, straightened; null for base cards, and until a photo's face is made. */
    photo: z.nullable(photoView),
    /** The whole photo as evidence, at addresses that answer its owner and admins alone; null for base cards. */
    wholePhoto: z.nullable(photoView),
    /** Until when it can't be deleted, because it plays somewhere; null: it's free. */
    lockedUntil: z.nullable(instant),
    /** An approved photo whose pack its owner hasn't opened yet. It plays like any other card. */
    isSealed: z._default(z.boolean(), false),
  }),
  (card) => {
    const { isApproved, verificationCode, teamName, team, playerRating, rating } = card;
    return {
      status: isApproved === true ? "approved" : "pending",
      origin: typeof verificationCode === "string" ? "photo" : "base",
      // Some fantasy cards call them by other names (spec §3).
      club: teamName ?? team,
      overall: playerRating ?? rating,
      ...card,
    };
  },
);

export type OwnCardView = z.output<typeof ownCardView>;

/** The outcome for one card of several. */
export const cardResult = z.strictObject({
  id,
  isDone: z.boolean(),
  /** Why not, as in every failure; null if done. */
  problem: z.nullable(z.pick(failure, { code: true, message: true, params: true })),
});

export const listCards = defineEndpoint({
  method: "GET",
  path: "/api/cards",
  access: "user",
  summary: "Your cards, newest first: approved, pending and rejected",
  response: z.array(ownCardView),
  refusals: [],
});

/** The answer is the picture (WebP), which no cache may keep: the next to sign in on a device isn't its owner. */
export const getWholePhoto = defineEndpoint({
  method: "GET",
  path: "/api/cards/:id/photo/:size",
  access: "user",
  summary: "The whole photo of a card, for its owner and admins",
  params: z.object({ id: idInPath, size: z.enum(photoSizes) }),
  response: z.unknown(),
  refusals: ["not_found"],
});

export const claimBaseSet = defineEndpoint({
  method: "POST",
  path: "/api/cards/base",
  access: "user",
  summary: "Claim the base set of eleven cards, once",
  response: z.array(cardView),
  refusals: ["base_set_taken", "base_set_unavailable"],
});

export const deleteCard = defineEndpoint({
  method: "DELETE",
  path: "/api/cards/:id",
  access: "user",
  summary: "Delete one of your cards; its slot in a team is left empty",
  params: z.object({ id: idInPath }),
  response: done,
  refusals: ["not_found", "card_locked", "busy"],
});

export const deleteCards = defineEndpoint({
  method: "POST",
  path: "/api/cards/delete",
  access: "user",
  summary: "Delete several cards, each with its own outcome: a locked one doesn't stop the others",
  body: z.object({ ids: z.array(id).check(z.minLength(1), z.maxLength(CARDS_AT_ONCE)) }),
  response: z.strictObject({ results: z.array(cardResult) }),
  refusals: [],
});

export const revealCard = defineEndpoint({
  method: "POST",
  path: "/api/cards/:id/reveal",
  access: "user",
  summary: "Open the pack of one of your approved cards; only the first call of all your devices opens it",
  params: z.object({ id: idInPath }),
  response: z.strictObject({ isFirst: z.boolean() }),
  refusals: ["not_found"],
});

export const exportCards = defineEndpoint({
  method: "GET",
  path: "/api/cards/export",
  access: "user",
  summary: "Your collection as a CSV file",
  response: z.string(),
  refusals: [],
});
