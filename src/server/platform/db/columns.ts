import { sql, type SQL } from "drizzle-orm";
import { customType, type PgColumn, timestamp } from "drizzle-orm/pg-core";

/** An instant: timestamptz, as a Date. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });

/**
 * An instant in a row that `execute` gives, or in a column of hand-written SQL: Drizzle leaves it as PostgreSQL writes it,
 * such as 2025-09-06 15:00:00+00, which `new Date` reads.
 */
export type InstantText = string;

/** Bytes: bytea. */
export const bytes = customType<{ data: Uint8Array; driverData: Buffer }>({
  dataType: () => "bytea",
  toDriver: (value) => Buffer.from(value),
});

/** The condition of a check that a text column holds one of these values, from the constants that its `enum` takes too. */
export function isOneOf(column: PgColumn, values: readonly string[]): SQL {
  return sql`${column} in (${sql.raw(values.map((value) => `'${value}'`).join(", "))})`;
}
