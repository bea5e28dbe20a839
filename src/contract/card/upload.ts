import * as z from "zod/mini";
import { positions } from "#game/card/position.ts";
import { ownCardView } from "./card.ts";
import { defineEndpoint } from "#contract/endpoint.ts";
import { instant } from "#contract/ids.ts";
import { playerResult } from "#contract/football/player.ts";

export const getVerificationCode = defineEndpoint({
  method: "GET",
  path: "/api/verification-code",
  access: "user",
  summary: "Today's code to photograph with a card, as text and as a QR code",
  response: z.strictObject({
    /** Eight letters and digits; `formatCode` of game/card/verification-code.ts puts it into two groups. */
    code: z.string(),
    expiresAt: z._default(instant, ""),
    /** Draw `path` in black on white in a viewBox of 0 0 size size; the quiet zone is inside. */
    qr: z._default(z.strictObject({ size: z.int(), path: z.string() }), { size: 0, path: "" }),
  }),
  refusals: [],
});

/** A text part of a multipart form: only its length is checked here. */
const typed = (length: number) => z._default(z.string().check(z.trim(), z.maxLength(length)), "");

/** Refusals of every endpoint that takes a photo. */
export const photoRefusalCodes = [
  "file_not_image",
  "file_too_large",
  "photo_too_many_pixels",
  "photo_animated",
  "photo_broken",
  "photo_took_too_long",
  "photo_has_extra_content",
  "photo_heic",
  "busy",
  "storage_full",
] as const;

/** multipart/form-data: the text parts as in `body`, and the file as the part `image`. */
export const uploadCard = defineEndpoint({
  method: "POST",
  path: "/api/cards",
  access: "user",
  summary: "Upload the photo of a physical card for an admin to approve",
  body: z.object({
    playerName: typed(100),
    /** Lower case; empty or blank counts as missing. */
    position: z._default(z.pipe(z.string().check(z.trim()), z.union([z.enum(positions), z.literal("")])), ""),
    /** The name of one of the 60 clubs of the upload form. */
    club: typed(100),
    verificationCode: typed(20),
    /** The player chosen from the search, if one was. */
    playerId: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(2_147_483_647))),
    /**
     * The card's corners on the photo as it is seen, as JSON: `[{"x":0.1,"y":0.2}, …]`, fractions of width and height,
     * clockwise from the card's top left. Left out: the server looks for the card.
     */
    corners: z.optional(z.string()),
  }),
  file: "image",
  response: ownCardView,
  refusals: [
    "upload_incomplete",
    "club_unknown",
    "verification_code_expired",
    "corners_invalid",
    "corners_outside",
    "corners_crossed",
    "corners_too_small",
    "photo_already_uploaded",
    "too_many_pending",
    "player_unknown",
    "idempotency_key_reused",
    "idempotency_key_in_use",
    ...photoRefusalCodes,
  ],
  isIdempotent: true,
});

/** multipart/form-data with the part `image` alone. */
export const readPhoto = defineEndpoint({
  method: "POST",
  path: "/api/cards/photo-reading",
  access: "user",
  summary:
    "Read a photo before uploading it: players whose name may be on it, and whether the code is visible",
  file: "image",
  response: z.strictObject({
    /** The likeliest first, at most three; likeness from 0 to 1. */
    players: z.array(z.strictObject({ player: playerResult, likeness: z.number() })),
    isCodeSeen: z.boolean(),
  }),
  refusals: [...photoRefusalCodes],
});
