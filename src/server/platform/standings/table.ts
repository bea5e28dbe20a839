import { boolean, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { instant } from "#server/platform/db/columns.ts";

/**
 * One computation of a standings table. Its lines are a partition of `standing`, which migrations/0001_tables.sql
 * creates. The row that owns the table points at the settlement that readers see.
 */
export const settlement = pgTable(
  "settlement",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    /** The kind of table, such as `month`; with the scope it identifies the table. */
    kind: text("kind").notNull(),
    /** Which table of its kind, such as a tournament's id. */
    scope: integer("scope").notNull(),
    /** Shows whether there's anything new to settle. */
    inputHash: text("input_hash").notNull(),
    isFinal: boolean("is_final").notNull().default(false),
    settledAt: instant("settled_at").notNull(),
    /** The number of lines in the table. */
    lines: integer("lines").notNull(),
    /** The greatest input id of this settlement: the next count starts after it. */
    lastInputId: integer("last_input_id").notNull().default(0),
    /** The current table when the day (UTC) of `settledAt` began; null: none. */
    dayStartId: integer("day_start_id"),
  },
  (table) => [index("settlement_scope_idx").on(table.kind, table.scope)],
);

export type SettlementRow = typeof settlement.$inferSelect;
