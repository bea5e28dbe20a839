import { index, integer, jsonb, pgTable, smallint, text } from "drizzle-orm/pg-core";
import type { Position } from "#game/card/position.ts";
import { player } from "#server/football/table.ts";
import { instant } from "#server/platform/db/columns.ts";
import type { IdentityFact } from "#contract/football/player-identity.ts";

/** The content of a `player` row before a merge, or of the row that was merged into it. */
export interface RememberedPlayer {
  readonly clubId: number | null;
  readonly name: string;
  readonly shortName: string;
  readonly ownName: string | null;
  readonly position: Position;
  readonly overall: number;
  readonly photoUrl: string | null;
  readonly code: string | null;
  readonly birthDate: string | null;
  readonly shirtNumber: number | null;
  readonly isFit: boolean | null;
}

/**
 * Records that players of two providers are the same (docs/decisions/0068). Rows are only ever added; undoing one marks
 * it.
 */
export const playerMerge = pgTable(
  "player_merge",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    /** By the application's clock. */
    at: instant("at").notNull(),
    /** The row that stayed, and its former key and provider. */
    playerId: integer("player_id")
      .notNull()
      .references(() => player.id),
    formerProvider: text("former_provider").notNull(),
    formerKey: text("former_key").notNull(),
    /** The key it was given, and the provider. */
    provider: text("provider").notNull(),
    key: text("key").notNull(),
    /** The merged row, or the one undoing made; null: the provider named the player for the first time. */
    mergedId: integer("merged_id").references(() => player.id),
    facts: jsonb("facts").$type<readonly IdentityFact[]>().notNull(),
    known: jsonb("known").$type<RememberedPlayer>().notNull(),
    given: jsonb("given").$type<RememberedPlayer>().notNull(),
    /** What else came over from the merged row. */
    cardIds: integer("card_ids").array().notNull().default([]),
    seasons: smallint("seasons").array().notNull().default([]),
    keys: jsonb("keys").$type<readonly FormerKey[]>().notNull().default([]),
    /** The admin; null: automatic. */
    userId: text("user_id"),
    undoneAt: instant("undone_at"),
    undoneBy: text("undone_by"),
  },
  (table) => [
    index("player_merge_player_id_idx").on(table.playerId),
    index("player_merge_merged_id_idx").on(table.mergedId),
  ],
);

/** The key by which another provider knew a player. */
export interface FormerKey {
  readonly provider: string;
  readonly key: string;
}
