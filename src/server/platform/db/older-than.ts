import { lt, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";

/** PostgreSQL refuses to compare an integer with more than this. */
const GREATEST_INTEGER = 2_147_483_647;

/**
 * Rows with an id below the one that ended a page, for lists with the latest first. An invalid cursor starts from the
 * top.
 */
export function olderThan(id: PgColumn, cursor: string | null): SQL | undefined {
  if (!/^\d{1,15}$/.test(cursor ?? "")) return undefined;
  const last = Number(cursor);
  return lt(id, id.getSQLType() === "integer" ? Math.min(last, GREATEST_INTEGER) : last);
}
