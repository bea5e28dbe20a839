import { boolean, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { instant } from "#server/platform/db/columns.ts";

/**
 * One computation of a table of standings. Its lines are a partition of `standing`, which migrations/0001_tables.sql
 * makes. What the table is of points at the settlement that readers see.
 */
export const settlement = pgTable(
  "settlement",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    /** What kind of table it is, such as `month`; with the scope it says of what. */
    kind: text("kind").notNull(),
    /** Which one of its kind, such as the id of a tournament. */
    scope: integer("scope").notNull(),
    /** Tells whether there is anything new to settle. */
    inputHash: text("input_hash").notNull(),
    isFinal: boolean("is_final").notNull().default(false),
    settledAt: instant("settled_at").notNull(),
    /** How many lines the table has. */
    lines: integer("lines").notNull(),
    /** The greatest id of what the table was made of: the next count begins after it. */
    lastInputId: integer("last_input_id").notNull().default(0),
    /** The table with which the day (UTC) of `settledAt` began; null: there was none. */
    dayStartId: integer("day_start_id"),
  },
  (table) => [index("settlement_scope_idx").on(table.kind, table.scope)],
);

export type SettlementRow = typeof settlement.$inferSelect;
