import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, primaryKey, smallint, text, unique } from "drizzle-orm/pg-core";
import { user } from "#server/account/table.ts";
import { card } from "#server/card/table.ts";
import { player } from "#server/football/table.ts";
import { instant } from "#server/platform/db/columns.ts";

/** The players whose cards a user would like to have. */
export const cardWish = pgTable(
  "card_wish",
  {
    userId: text("user_id")
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    playerId: integer("player_id")
      .notNull()
      .references(() => player.id, { onDelete: "cascade" }),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [
    primaryKey({ name: "card_wish_once", columns: [table.userId, table.playerId] }),
    index("card_wish_player_id_idx").on(table.playerId),
  ],
);

/** Users who show their duplicates and wishes on their profile. */
export const swapPublication = pgTable("swap_publication", {
  userId: text("user_id")
    .primaryKey()
    .references(() => user.id, { onDelete: "cascade" }),
  publishedAt: instant("published_at").notNull(),
});

/** The cards that a user shows on the profile, in this order. */
export const showcaseCard = pgTable(
  "showcase_card",
  {
    userId: text("user_id")
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    place: smallint("place").notNull(),
    cardId: integer("card_id")
      .notNull()
      .references(() => card.id, { onDelete: "cascade" }),
  },
  (table) => [
    primaryKey({ name: "showcase_card_place", columns: [table.userId, table.place] }),
    unique("showcase_card_once").on(table.cardId),
    // The rule's limit is SHOWCASE_MAX.
    check("showcase_card_place_range", sql`${table.place} between 1 and 9`),
  ],
);
