import type { Database } from "#server/platform/db/database.ts";
import type { ReadFrom } from "./reading.ts";

/** What is stored between calls, once for each database that answers are read from: a replica's is never the primary's. */
export function forEachDatabase<Made>(make: (from: ReadFrom) => Made): (from: ReadFrom) => Made {
  const made = new WeakMap<Database, Made>();
  return (from) => {
    const known = made.get(from.db) ?? make(from);
    made.set(from.db, known);
    return known;
  };
}
