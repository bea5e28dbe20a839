import { customType, timestamp } from "drizzle-orm/pg-core";

/** An instant: timestamptz, as a Date. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });

/** Bytes: bytea. */
export const bytes = customType<{ data: Uint8Array; driverData: Buffer }>({
  dataType: () => "bytea",
  toDriver: (value) => Buffer.from(value),
});
