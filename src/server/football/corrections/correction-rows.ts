import { asc, inArray } from "drizzle-orm";
import type { Queryable } from "#server/platform/db/database.ts";
import { correction } from "#server/football/table.ts";

/** A stored line of the ledger. */
export type CorrectionRow = typeof correction.$inferSelect;

/** These corrections, in the order they came. */
export async function loadCorrectionRows(db: Queryable, ids: readonly number[]): Promise<CorrectionRow[]> {
  return db
    .select()
    .from(correction)
    .where(inArray(correction.id, [...ids]))
    .orderBy(asc(correction.id));
}
