import { index, integer, pgTable, primaryKey, smallint, text, unique } from "drizzle-orm/pg-core";
import { instant } from "#server/platform/db/columns.ts";

/** Which settlement of a season readers see; set in the transaction that wrote its standings. */
export const season = pgTable("season", {
  /** The year of its August. */
  startYear: smallint("start_year").primaryKey(),
  settlementId: integer("settlement_id").notNull(),
});

/** One computation of a season's table out of the tables of its tournaments. */
export const seasonSettlement = pgTable(
  "season_settlement",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    startYear: smallint("start_year").notNull(),
    /** The settlements of tournaments that it adds up: the same ones again give the same table. */
    inputKey: text("input_key").notNull(),
    managers: integer("managers").notNull(),
    settledAt: instant("settled_at").notNull(),
    /** The table as it stood when the day of `settledAt` began; null: there was none. */
    dayStartId: integer("day_start_id"),
  },
  (table) => [index("season_settlement_start_year_idx").on(table.startYear)],
);

export const seasonStanding = pgTable(
  "season_standing",
  {
    /** Of the season; without a foreign key, which would be looked up for each of a million lines. */
    settlementId: integer("settlement_id").notNull(),
    userId: text("user_id").notNull(),
    /** 1, 2, 3 …: where the line stands. Many share a number of points, and pages are cut by this. */
    place: integer("place").notNull(),
    /** Equal points share a position, and the next one jumps. */
    position: integer("position").notNull(),
    points: integer("points").notNull(),
    tournaments: smallint("tournaments").notNull(),
  },
  (table) => [
    primaryKey({ name: "season_standing_one_per_user", columns: [table.settlementId, table.userId] }),
    // Serves every page in the order of the table.
    unique("season_standing_place_once").on(table.settlementId, table.place),
  ],
);
