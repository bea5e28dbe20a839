import { integer, pgTable, smallint } from "drizzle-orm/pg-core";

/** Which settlement of a season readers see; set in the transaction that attached its table. */
export const season = pgTable("season", {
  /** The year of its August. */
  startYear: smallint("start_year").primaryKey(),
  settlementId: integer("settlement_id").notNull(),
});
