import { sql } from "drizzle-orm";
import { check, integer, pgTable, primaryKey, smallint, text } from "drizzle-orm/pg-core";
import { positions } from "#game/card/position.ts";
import { isOneOf } from "#server/platform/db/columns.ts";
import { club, player } from "#server/football/table.ts";

/**
 * A player's facts in one season; `player` has the current ones. They decide how fixtures of the season are shown and
 * scored (docs/decisions/0070-a-position-belongs-to-a-season.md). Without a row, the current facts apply.
 */
export const playerSeason = pgTable(
  "player_season",
  {
    playerId: integer("player_id")
      .notNull()
      .references(() => player.id, { onDelete: "cascade" }),
    /** The year in which the season starts: 2025 for 2025/26. */
    season: smallint("season").notNull(),
    clubId: integer("club_id").references(() => club.id),
    position: text("position", { enum: positions }).notNull(),
    overall: smallint("overall").notNull(),
  },
  (table) => [
    primaryKey({ name: "player_season_once", columns: [table.playerId, table.season] }),
    check("player_season_position_known", isOneOf(table.position, positions)),
    check("player_season_overall_range", sql`${table.overall} between 1 and 99`),
  ],
);
