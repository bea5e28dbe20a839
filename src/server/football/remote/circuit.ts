import { sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { pauseAfter } from "./backoff.ts";
import { ProviderTrouble } from "./provider-trouble.ts";

/**
 * The circuit breaker of a provider, kept in the database so that all instances heed it.
 *
 * @throws ProviderTrouble `paused` while no request is to be made.
 */
export async function requireClosedCircuit(db: Database, provider: string, wallTime: number): Promise<void> {
  const { rows } = await db.execute<{ until: Date }>(sql`
    select paused_until as until from football_feed
     where provider = ${provider} and paused_until > ${new Date(wallTime)}`);
  const until = rows[0]?.until;
  if (until !== undefined) {
    throw new ProviderTrouble("paused", `not asked again before ${new Date(until).toISOString()}`);
  }
}

/** Notes a failure: the more in a row, the longer the pause. */
export async function noteFailure(
  db: Database,
  provider: string,
  trouble: ProviderTrouble,
  wallTime: number,
): Promise<void> {
  const { rows } = await db.execute<{ failures: number }>(sql`
    insert into football_feed (provider, failures) values (${provider}, 1)
    on conflict (provider) do update set failures = least(football_feed.failures + 1, 1000)
    returning failures`);
  const pause = pauseAfter(rows[0]?.failures ?? 1, trouble.retryAfterMs);
  await db.execute(sql`
    update football_feed set paused_until = ${new Date(wallTime + pause)} where provider = ${provider}`);
}

/** Notes that the provider answers again. */
export async function noteSuccess(db: Database, provider: string): Promise<void> {
  await db.execute(sql`
    update football_feed set failures = 0, paused_until = null where provider = ${provider} and failures > 0`);
}
