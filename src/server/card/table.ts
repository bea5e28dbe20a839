import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, smallint, text, timestamp } from "drizzle-orm/pg-core";
import { user } from "../account/table.ts";
import { player } from "../football/table.ts";

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
    position: text("position", { enum: ["goalkeeper", "defender", "midfielder", "forward"] }).notNull(),
    club: text("club").notNull(),
    imageUrl: text("image_url"),
    overall: smallint("overall").notNull(),
    rarity: text("rarity", { enum: ["common", "rare", "epic", "legendary"] }).notNull(),
    status: text("status", { enum: ["pending", "approved", "rejected"] }).notNull(),
    origin: text("origin", { enum: ["base", "photo"] }).notNull(),
    verificationCode: text("verification_code"),
    createdAt: timestamp("created_at", { withTimezone: true, mode: "date" }).notNull(),
  },
  (table) => [
    // Serves the collection: one user's cards, newest first.
    index("card_user_id_idx").on(table.userId, table.id),
    index("card_player_id_idx").on(table.playerId),
    check(
      "card_position_known",
      sql`${table.position} in ('goalkeeper', 'defender', 'midfielder', 'forward')`,
    ),
    check("card_rarity_known", sql`${table.rarity} in ('common', 'rare', 'epic', 'legendary')`),
    check("card_status_known", sql`${table.status} in ('pending', 'approved', 'rejected')`),
    check("card_origin_known", sql`${table.origin} in ('base', 'photo')`),
    check("card_overall_range", sql`${table.overall} between 1 and 99`),
  ],
);

/** That a user took the base set. It outlives the cards, so the set can never be claimed twice. */
export const baseSet = pgTable("base_set", {
  userId: text("user_id")
    .primaryKey()
    .references(() => user.id, { onDelete: "cascade" }),
  claimedAt: timestamp("claimed_at", { withTimezone: true, mode: "date" }).notNull(),
});
