import { sql, type SQL } from "drizzle-orm";
import type { Queryable } from "#server/platform/db/database.ts";
import type { FootballProvider } from "./provider.ts";

/**
 * Starts a provider's term and ends the other's: from now on its fixtures count, and those that kicked off before count
 * as the earlier provider reported them. Past months keep their tables, and nobody scores twice.
 */
export async function keepTerm(
  db: Queryable,
  provider: FootballProvider["name"],
  now: number,
): Promise<void> {
  const at = sql`${new Date(now)}::timestamptz`;
  await db.execute(sql`
    insert into football_term (since, provider)
    select case when exists (select from football_term) then ${at} else '-infinity' end, ${provider}
     where ${provider} is distinct from
           (select provider from football_term where since <= ${at} order by since desc limit 1)
    on conflict (since) do update set provider = excluded.provider`);
}

/** Whether a fixture (by this name in the query) belongs to the provider in whose term it kicked off. */
export function countsInItsTerm(fixture: SQL): SQL {
  return sql`${fixture}.provider = coalesce(
    (select term.provider from football_term term where term.since <= ${fixture}.kick_off
      order by term.since desc limit 1), ${fixture}.provider)`;
}
