import { lt, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";

/**
 * Rows whose id lies below the one with which a page ended, for lists that have the latest first. A cursor that is no id
 * of ours asks for no less than all: the list then begins at the top.
 */
export function olderThan(id: PgColumn, cursor: string | null): SQL | undefined {
  return /^\d{1,15}$/.test(cursor ?? "") ? lt(id, Number(cursor)) : undefined;
}
