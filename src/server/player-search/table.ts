import { sql } from "drizzle-orm";
import { index, integer, pgTable, primaryKey, smallint, text } from "drizzle-orm/pg-core";
import { player } from "#server/football/table.ts";

/**
 * The words of a player's names in plain small letters, in one row from each of them on and around: `gabriel martinelli`
 * and `martinelli gabriel`. Written by triggers on `player`, read by the player search (docs/decisions/0018).
 */
export const playerName = pgTable(
  "player_name",
  {
    playerId: integer("player_id")
      .notNull()
      .references(() => player.id, { onDelete: "cascade" }),
    provider: text("provider").notNull(),
    overall: smallint("overall").notNull(),
    form: text("form").notNull(),
  },
  (table) => [
    primaryKey({ name: "player_name_once", columns: [table.playerId, table.form] }),
    index("player_name_form_idx").on(
      table.provider,
      table.form.op("text_pattern_ops"),
      table.overall,
      table.playerId,
    ),
    // So many names begin with the same two or three letters that the best of them must be at hand in their order.
    index("player_name_two_idx").on(
      table.provider,
      sql`left(${table.form}, 2)`,
      table.overall.desc().nullsFirst(),
      table.playerId,
    ),
    index("player_name_three_idx").on(
      table.provider,
      sql`left(${table.form}, 3)`,
      table.overall.desc().nullsFirst(),
      table.playerId,
    ),
  ],
);

/** Every word that ever was in a name, with what is left of it where letters are left out. */
export const nameWord = pgTable(
  "name_word",
  {
    word: text("word").primaryKey(),
    slips: text("slips")
      .array()
      .notNull()
      .generatedAlwaysAs(sql`name_slips(word)`),
  },
  // A search would read through whatever waits to be put into its place.
  (table) => [index("name_word_slips_idx").using("gin", table.slips).with({ fastupdate: false })],
);
