import { sql } from "drizzle-orm";
import {
  bit,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  smallint,
  text,
  unique,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { cardOrigins, cardStatuses } from "#game/card/card-status.ts";
import type { Corners } from "#game/card/face/corners.ts";
import type { RiskReason } from "#game/card/photo-risk.ts";
import { type Position, positions } from "#game/card/position.ts";
import { rarities } from "#game/card/rarity.ts";
import { user } from "#server/account/table.ts";
import { bytes, instant, isOneOf } from "#server/platform/db/columns.ts";
import { player } from "#server/football/table.ts";

/** How a verification code appeared on a photo. */
const codeSightings = ["qr", "text"] as const;
/** What a print shows: the whole photo, or the card found on it. */
const printParts = ["photo", "card"] as const;

export const card = pgTable(
  "card",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    userId: text("user_id")
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    /** The real player; null until an admin or the mapping has linked one. */
    playerId: integer("player_id").references(() => player.id),
    playerName: text("player_name").notNull(),
    position: text("position", { enum: positions }).notNull(),
    club: text("club").notNull(),
    imageUrl: text("image_url"),
    overall: smallint("overall").notNull(),
    rarity: text("rarity", { enum: rarities }).notNull(),
    status: text("status", { enum: cardStatuses }).notNull(),
    origin: text("origin", { enum: cardOrigins }).notNull(),
    verificationCode: text("verification_code"),
    createdAt: instant("created_at").notNull(),
    /** The uploaded file's; null for base and scout cards. */
    photoHash: text("photo_hash"),
    decidedAt: instant("decided_at"),
    /** The admin, by id; the account may be gone. */
    decidedBy: text("decided_by"),
    rejectionReason: text("rejection_reason"),
    /** When its owner opened the pack of an approved photo; null: not yet, or not a photo. */
    revealedAt: instant("revealed_at"),
  },
  (table) => [
    // Serves the collection: one user's cards, newest first.
    index("card_user_id_idx").on(table.userId, table.id),
    // Serves the admins' queue, and counts a user's pending photos.
    index("card_pending_idx")
      .on(table.userId, table.id)
      .where(sql`${table.status} = 'pending'`),
    // A photo uploaded twice becomes one card; a rejected one can be uploaded again.
    uniqueIndex("card_photo_once_per_user")
      .on(table.userId, table.photoHash)
      .where(sql`${table.status} <> 'rejected'`),
    index("card_player_id_idx").on(table.playerId, table.id),
    // Serves the cards without a real player: few, however many cards there are.
    index("card_unlinked_idx")
      .on(table.id)
      .where(sql`${table.status} = 'approved' and ${table.playerId} is null`),
    check("card_position_known", isOneOf(table.position, positions)),
    check("card_rarity_known", isOneOf(table.rarity, rarities)),
    check("card_status_known", isOneOf(table.status, cardStatuses)),
    check("card_origin_known", isOneOf(table.origin, cardOrigins)),
    check("card_overall_range", sql`${table.overall} between 1 and 99`),
  ],
);

/** Records that a user took the base set. It outlives the cards, so the set can never be claimed twice. */
export const baseSet = pgTable("base_set", {
  userId: text("user_id")
    .primaryKey()
    .references(() => user.id, { onDelete: "cascade" }),
  claimedAt: instant("claimed_at").notNull(),
});

/** The uploader's claim about a card; stored because an approval overwrites it with the real player's facts. */
export interface CardClaim {
  readonly playerName: string;
  readonly position: Position;
  readonly club: string;
  readonly playerId: number | null;
}

/** A card's photo and its face. The files of each are under its key; the sweep removes folders without a row. */
export const cardPhoto = pgTable(
  "card_photo",
  {
    cardId: integer("card_id")
      .primaryKey()
      .references(() => card.id, { onDelete: "cascade" }),
    /** The name of the whole photo's folder. No address has it: only the card's owner and admins get the photo. */
    key: text("key").notNull(),
    /** The largest size's, in pixels. */
    width: integer("width").notNull(),
    height: integer("height").notNull(),
    /** A blurred miniature as a data: address. */
    placeholder: text("placeholder").notNull(),
    /** By the camera's clock. */
    takenAt: instant("taken_at"),
    claim: jsonb("claim").$type<CardClaim>().notNull(),
    /** How often gathering evidence was started, to give up on a photo that breaks it. */
    evidenceAttempts: smallint("evidence_attempts").notNull().default(0),
    /** Whether it has prints, with which copies are compared. */
    isPrinted: boolean("is_printed").notNull().default(false),
    /** The unguessable name in the addresses of the face, which everyone may see; null: not made yet. */
    faceKey: text("face_key"),
    /** The largest size's, in pixels. */
    faceHeight: integer("face_height"),
    facePlaceholder: text("face_placeholder"),
    /** What the face shows of the photo. */
    corners: jsonb("corners").$type<Corners>(),
    /** How often making the face failed, to give up on a photo that breaks it. */
    faceFailures: smallint("face_failures").notNull().default(0),
  },
  (table) => [
    unique("card_photo_key").on(table.key),
    unique("card_photo_face_key").on(table.faceKey),
    // Serves the job that prints photos: those that wait for their evidence, and few others.
    index("card_photo_unprinted_idx")
      .on(table.evidenceAttempts, table.cardId)
      .where(sql`not ${table.isPrinted}`),
    // Serves the job that makes faces: few rows, and soon none.
    index("card_photo_faceless_idx")
      .on(table.faceFailures, table.cardId)
      .where(sql`${table.faceKey} is null`),
    check(
      "card_photo_whole_face",
      sql`num_nulls(${table.faceKey}, ${table.faceHeight}, ${table.facePlaceholder}, ${table.corners}) in (0, 4)`,
    ),
  ],
);

/** Approvals of a card that needs two admins'. A card that one admin decides has none. */
export const cardApproval = pgTable(
  "card_approval",
  {
    cardId: integer("card_id")
      .notNull()
      .references(() => card.id, { onDelete: "cascade" }),
    /** 1 or 2. */
    turn: smallint("turn").notNull(),
    /** By id; the account may be gone. */
    adminId: text("admin_id").notNull(),
    at: instant("at").notNull(),
  },
  (table) => [
    primaryKey({ name: "card_approval_once_per_turn", columns: [table.cardId, table.turn] }),
    // The second admin is another one.
    unique("card_approval_once_per_admin").on(table.cardId, table.adminId),
    check("card_approval_turn_one_or_two", sql`${table.turn} in (1, 2)`),
  ],
);

/** The evidence about a photo, for the admin. */
export const cardEvidence = pgTable(
  "card_evidence",
  {
    cardId: integer("card_id")
      .primaryKey()
      .references(() => card.id, { onDelete: "cascade" }),
    /** 0 to 100; the queue shows the highest first. */
    risk: smallint("risk").notNull(),
    reasons: jsonb("reasons").$type<readonly RiskReason[]>().notNull(),
    codeSeenAs: text("code_seen_as", { enum: codeSightings }),
    textRead: text("text_read").notNull(),
    nameLikeness: real("name_likeness"),
    players: jsonb("players").$type<readonly { playerId: number; likeness: number }[]>().notNull(),
    lookalikes: jsonb("lookalikes").$type<readonly Lookalike[]>().notNull(),
    gatheredAt: instant("gathered_at").notNull(),
  },
  (table) => [
    check("card_evidence_risk_range", sql`${table.risk} between 0 and 100`),
    check("card_evidence_code_seen_as_known", isOneOf(table.codeSeenAs, codeSightings)),
  ],
);

/** Another photo that looks the same, as stored in the evidence. */
export interface Lookalike {
  readonly cardId: number;
  /** 0 to 1. */
  readonly likeness: number;
  readonly part: "photo" | "card";
}

/** What a photo, or the card on it, looks like: the hash finds neighbours, the miniature compares them. */
export const photoPrint = pgTable(
  "photo_print",
  {
    cardId: integer("card_id")
      .notNull()
      .references(() => card.id, { onDelete: "cascade" }),
    part: text("part", { enum: printParts }).notNull(),
    hash: bit("hash", { dimensions: 256 }).notNull(),
    /** Grey values, row by row. */
    miniature: bytes("miniature").notNull(),
  },
  (table) => [
    primaryKey({ name: "photo_print_once", columns: [table.cardId, table.part] }),
    check("photo_print_part_known", isOneOf(table.part, printParts)),
  ],
);
