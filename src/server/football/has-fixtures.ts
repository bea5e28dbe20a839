import { sql } from "drizzle-orm";
import type { Queryable } from "#server/platform/db/database.ts";

/** Whether any provider's fixtures have arrived: until then the screens of football have nothing to show. */
export async function hasFixtures(db: Queryable): Promise<boolean> {
  const { rows } = await db.execute<{ there: boolean }>(sql`select exists (select from fixture) as there`);
  return rows[0]?.there === true;
}
