import { index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { user } from "#server/account/table.ts";

/**
 * A manager's place on a ladder of the match game: of all time, with their points, or of a month, with the points won
 * in it. The row is there from the first ranked match of the period on.
 */
export const ladderStanding = pgTable(
  "ladder_standing",
  {
    /** `all`, or a month in UTC such as 2026-11. */
    period: text("period").notNull(),
    userId: text("user_id")
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    points: integer("points").notNull(),
    wins: integer("wins").notNull(),
    draws: integer("draws").notNull(),
    losses: integer("losses").notNull(),
  },
  (table) => [
    primaryKey({ name: "ladder_standing_one_per_user", columns: [table.period, table.userId] }),
    // Serves the pages of a ladder.
    index("ladder_standing_order_idx").on(table.period, table.points.desc().nullsFirst(), table.userId),
  ],
);

/**
 * How many managers of a ladder have a number of points. A rank is the sum over more points: a thousand small rows at
 * most, however many managers there are, and no row of another manager changes when one wins.
 */
export const ladderCount = pgTable(
  "ladder_count",
  {
    period: text("period").notNull(),
    points: integer("points").notNull(),
    managers: integer("managers").notNull(),
  },
  (table) => [primaryKey({ name: "ladder_count_once", columns: [table.period, table.points] })],
);
