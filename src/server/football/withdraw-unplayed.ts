import { sql } from "drizzle-orm";
import type { Queryable } from "#server/platform/db/database.ts";
import type { FootballProvider } from "./provider.ts";

/**
 * Takes back what happened in fixtures that have not kicked off: there is something only where a fixture was put off
 * after all, or where the application's clock was set back. Served by fixture_kick_off_idx and performance_once.
 */
export async function withdrawUnplayed(
  tx: Queryable,
  provider: FootballProvider["name"],
  now: number,
): Promise<void> {
  const at = new Date(now);
  await tx.execute(sql`
    delete from performance
     using fixture
     where fixture.id = performance.fixture_id and fixture.provider = ${provider} and fixture.kick_off > ${at}`);
  await tx.execute(sql`
    update fixture set events = '[]', details_hash = null, is_final = false
     where provider = ${provider} and kick_off > ${at} and (details_hash is not null or events <> '[]')`);
}
