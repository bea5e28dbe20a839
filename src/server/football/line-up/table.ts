import { sql } from "drizzle-orm";
import { check, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { isOneOf } from "#server/platform/db/columns.ts";
import { sides } from "#game/side.ts";
import { fixture } from "#server/football/table.ts";

/** A side's team in a fixture. No row: the provider hasn't named it, so nobody is known to be left out. */
export const lineUp = pgTable(
  "line_up",
  {
    fixtureId: integer("fixture_id")
      .notNull()
      .references(() => fixture.id, { onDelete: "cascade" }),
    side: text("side", { enum: sides }).notNull(),
    /** Ids of players, the goalkeeper first; those that Panna doesn't know are missing. */
    starterIds: integer("starter_ids").array().notNull(),
    /** Null: the provider doesn't name the bench. */
    benchIds: integer("bench_ids").array(),
  },
  (table) => [
    primaryKey({ name: "line_up_once", columns: [table.fixtureId, table.side] }),
    check("line_up_side_known", isOneOf(table.side, sides)),
    check("line_up_eleven", sql`cardinality(${table.starterIds}) <= 11`),
  ],
);
