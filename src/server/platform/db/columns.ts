import { sql, type SQL } from "drizzle-orm";
import { customType, type PgColumn, timestamp } from "drizzle-orm/pg-core";

/** An instant: timestamptz, as a Date. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });

/**
 * An instant in a row from `execute`, or in a column of hand-written SQL: Drizzle leaves it in PostgreSQL's format,
 * such as 2025-09-06 15:00:00+00, which `new Date` reads.
 */
export type InstantText = string;

/** Bytes: bytea. */
export const bytes = customType<{ data: Uint8Array; driverData: Buffer }>({
  dataType: () => "bytea",
  toDriver: (value) => Buffer.from(value),
});

/** A check's condition that a text column has one of these values, which are also the constants for its `enum`. */
export function isOneOf(column: PgColumn, values: readonly string[]): SQL {
  return sql`${column} in (${sql.raw(values.map((value) => `'${value}'`).join(", "))})`;
}
