import * as z from "zod/mini";
import { cardStatuses } from "#game/card/card-status.ts";
import { OVERALL_MAX, OVERALL_MIN } from "#game/card/overall.ts";
import { riskReasons } from "#game/card/photo-risk.ts";
import { positions } from "#game/card/position.ts";
import { CARDS_AT_ONCE, REJECTION_REASON_MAX } from "#game/card/review.ts";
import { cardResult, cardUserView, cardView, photoView } from "#contract/card/card.ts";
import { decisionView } from "#contract/card/decision.ts";
import { completedBy } from "./completion.ts";
import { defineEndpoint } from "./endpoint.ts";
import { done, id, idInPath, instant, userId } from "./ids.ts";
import { playerResult } from "#contract/football/player.ts";

/** Another photo that looks the same, usually an earlier one. */
const lookalikeView = completedBy(
  z.strictObject({
    cardId: id,
    playerName: z.string(),
    status: z.enum(cardStatuses),
    /** Whose it is, for the admin's eyes only. */
    user: z.strictObject({ id: userId, email: z.string() }),
    isSameUser: z.boolean(),
    createdAt: instant,
    /** From 0 to 1: 1 is the same picture. */
    likeness: z.number(),
    /** Whether the whole photos are alike, or only the cards on them. */
    part: z.enum(["photo", "card"]),
    /** The small size of that whole photo. */
    image: z.string(),
    /** The medium size of that photo, and of its face; null: no face is known. */
    photo: z.string(),
    face: z.nullable(z.string()),
  }),
  (lookalike) => ({ photo: lookalike["image"], face: null, ...lookalike }),
);

/** What was found out about a photo. It advises; an admin decides. */
export const evidenceView = z.strictObject({
  /** 0 (nothing against it) to 100. */
  risk: z.int(),
  reasons: z.array(z.enum(riskReasons)),
  /** How the verification code was seen; null: it was not. */
  codeSeenAs: z.nullable(z.enum(["qr", "text"])),
  /** What was read on the photo, in lines. */
  textRead: z.string(),
  /** How close the name on the card is to the claimed player's, 0–1; null: no name was read. */
  nameLikeness: z.nullable(z.number()),
  /** Players whose name may be on the card, the likeliest first. */
  players: z.array(z.strictObject({ player: playerResult, likeness: z.number() })),
  lookalikes: z.array(lookalikeView),
  /** By the camera's clock; null: the file did not say. */
  takenAt: z.nullable(instant),
  gatheredAt: instant,
});

export type EvidenceView = z.output<typeof evidenceView>;

/** A photo that waits for a decision, beside what is known about it. */
export const pendingCardView = completedBy(
  z.extend(cardView, {
    user: cardUserView,
    /** Its face, straightened; null: not made yet. */
    photo: z.nullable(photoView),
    /** The whole photo, at addresses that answer its owner and admins alone. */
    wholePhoto: photoView,
    /** Whether the face is less than `SMALL_FACE_HEIGHT` pixels high. */
    smallFace: z._default(z.boolean(), false),
    /** The player that the uploader chose; null: the name was only typed. */
    claimedPlayer: z.nullable(playerResult),
    /** Who gave the first of two approvals; null: nobody has. */
    firstApproval: z._default(z.nullable(z.enum(["yours", "anothers"])), null),
    /** Null: not gathered yet. */
    evidence: z.nullable(evidenceView),
  }),
  (card) => {
    const { imageUrl: image } = card;
    const picture = { small: image, medium: image, large: image, width: 1, height: 1 };
    return { photo: picture, wholePhoto: card["photo"] ?? picture, ...card };
  },
);

export type PendingCardView = z.output<typeof pendingCardView>;

export const listPendingCards = defineEndpoint({
  method: "GET",
  path: "/api/admin/cards/pending",
  access: "admin",
  summary: "Photos that wait for a decision, ten at a time, the riskiest first; without evidence yet last",
  query: z.object({
    /** The last card of the page before, decided or not. A page of fewer than ten is the last. */
    after: z.optional(idInPath),
    /** With `after`: that card was listed as one that you have approved and that waits for another admin. */
    waiting: z.optional(z.literal("yours")),
  }),
  response: z.array(pendingCardView),
  refusals: [],
});

export const countPendingCards = defineEndpoint({
  method: "GET",
  path: "/api/admin/cards/pending/count",
  access: "admin",
  summary: "How many photos wait for a decision",
  response: z.strictObject({ total: z.int() }),
  refusals: [],
});

export const listClearCards = defineEndpoint({
  method: "GET",
  path: "/api/admin/cards/clear",
  access: "admin",
  summary:
    "Pending photos of low risk with a linked player, for a contact sheet: 40 at most, the oldest first",
  response: z.strictObject({
    cards: z.array(pendingCardView),
    /** All of them. */
    total: z.int(),
  }),
  refusals: [],
});

const decision = {
  approved: z.boolean(),
  /** For a rejection, the reason that the uploader sees: a `RejectionCode`, or the admin's own words. */
  reason: z.optional(z.string().check(z.trim(), z.maxLength(REJECTION_REASON_MAX))),
};

/** 409 `already_decided` has the first decision (`decisionView`) in its details. */
export const decideCard = defineEndpoint({
  method: "POST",
  path: "/api/admin/cards/:id/approve",
  access: "admin",
  summary: "Approve or reject a photo; position, overall and rarity come from the player it is mapped to",
  params: z.object({ id: idInPath }),
  body: z.object({
    ...decision,
    /** The player to map it to; left out: the one that the uploader chose; null: none. */
    playerId: z.optional(z.nullable(id)),
    /** Instead of the player's own. */
    overall: z.optional(z.int().check(z.minimum(OVERALL_MIN), z.maximum(OVERALL_MAX))),
  }),
  response: decisionView,
  refusals: ["not_found", "player_unknown", "already_decided", "second_admin_needed"],
});

export const decideCards = defineEndpoint({
  method: "POST",
  path: "/api/admin/cards/approve",
  access: "admin",
  summary: "Approve or reject several photos, each for itself",
  body: z.object({
    ids: z.array(id).check(z.minLength(1), z.maxLength(CARDS_AT_ONCE)),
    ...decision,
    /** The players to map photos to; of those left out: the ones that their uploaders chose; null: none. */
    players: z.optional(
      z.array(z.object({ id, playerId: z.nullable(id) })).check(z.maxLength(CARDS_AT_ONCE)),
    ),
  }),
  response: z.strictObject({
    results: z.array(
      z.extend(cardResult, {
        /** An approval that needs another admin's as well. */
        awaitsSecond: z._default(z.boolean(), false),
      }),
    ),
  }),
  refusals: [],
});

export const undoDecision = defineEndpoint({
  method: "POST",
  path: "/api/admin/cards/:id/undo",
  access: "admin",
  summary: "Take your own decision back within ten seconds; the photo is pending again",
  params: z.object({ id: idInPath }),
  response: done,
  refusals: ["not_found", "undo_too_late", "card_locked", "card_in_team"],
});

/** What admins decide about cards. */
export const decisionActions = ["card.approve", "card.reject", "card.undo"] as const;

/** Who did what to which card. */
export const auditEntryView = z.strictObject({
  id: z.int(),
  at: instant,
  admin: z.strictObject({ id: userId, name: z.string() }),
  action: z.enum(decisionActions),
  cardId: id,
  playerName: z.nullable(z.string()),
  position: z.nullable(z.enum(positions)),
  overall: z.nullable(z.int()),
  reason: z.nullable(z.string()),
  /** An approval that needed another admin's as well. */
  awaitsSecond: z._default(z.boolean(), false),
});

export type AuditEntryView = z.output<typeof auditEntryView>;

export const listDecisions = defineEndpoint({
  method: "GET",
  path: "/api/admin/audit",
  access: "admin",
  summary: "Decisions on cards, the latest first",
  query: z.object({ cursor: z.optional(z.string().check(z.maxLength(40))) }),
  response: z.strictObject({ entries: z.array(auditEntryView), nextCursor: z.nullable(z.string()) }),
  refusals: [],
});
