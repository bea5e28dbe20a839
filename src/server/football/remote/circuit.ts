import { sql } from "drizzle-orm";
import type { InstantText } from "#server/platform/db/columns.ts";
import type { Database } from "#server/platform/db/database.ts";
import { DAY_MS, MINUTE_MS } from "#game/milliseconds.ts";
import { NEVER_MS, ProviderTrouble } from "./provider-trouble.ts";

/** The caller's configuration and time. */
export interface Caller {
  readonly provider: string;
  /** Identifies the configuration and changes with it; null: ignores an earlier stop. */
  readonly configuration: string | null;
  /** Epoch milliseconds. */
  readonly wallTime: number;
}

/**
 * A provider's circuit breaker, stored in the database for all instances.
 *
 * @returns whether the last request failed, so an answer should be recorded as the recovery.
 * @throws ProviderTrouble `paused` while no request is allowed.
 */
export async function requireClosedCircuit(
  db: Database,
  { provider, configuration, wallTime }: Caller,
): Promise<boolean> {
  const { rows } = await db.execute<{
    until: InstantText | null;
    failures: number;
    stoppedFor: string | null;
  }>(sql`
    select paused_until as until, failures, stopped_for as "stoppedFor"
      from football_feed where provider = ${provider}`);
  const { until = null, failures = 0, stoppedFor = null } = rows[0] ?? {};
  if (stoppedFor !== null && stoppedFor === configuration) {
    throw new ProviderTrouble("paused", "not asked again before the configuration changes");
  }
  const pausedMs = until === null ? 0 : new Date(until).getTime() - wallTime;
  // No pause is longer: a clock that has been set back since noted a later end.
  if (until !== null && pausedMs > 0 && pausedMs <= LONGEST_WISH_MS) {
    throw new ProviderTrouble("paused", `not asked again before ${new Date(until).toISOString()}`);
  }
  return failures > 0;
}

/** Records a failure: the more in a row, the longer the pause. If requests are useless, none are made at all. */
export async function noteFailure(
  db: Database,
  { provider, configuration, wallTime }: Caller,
  trouble: ProviderTrouble,
): Promise<void> {
  const isEnd = trouble.retryAfterMs === NEVER_MS;
  const { rows } = await db.execute<{ failures: number }>(sql`
    insert into football_feed (provider, failures) values (${provider}, 1)
    on conflict (provider) do update set failures = least(football_feed.failures + 1, 1000)
    returning failures`);
  const pause = pauseAfter(rows[0]?.failures ?? 1, isEnd ? null : trouble.retryAfterMs);
  await db.execute(sql`
    update football_feed
       set paused_until = ${isEnd ? null : new Date(wallTime + pause)}, stopped_for = ${isEnd ? configuration : null}
     where provider = ${provider}`);
}

/** Records that the provider answers again. */
export async function noteSuccess(db: Database, provider: string): Promise<void> {
  await db.execute(sql`
    update football_feed set failures = 0, paused_until = null, stopped_for = null
     where provider = ${provider} and failures > 0`);
}

/** Allows one request at once, whatever was wrong: its outcome decides about further pauses. */
export async function allowTrial(db: Database, provider: string): Promise<void> {
  await db.execute(sql`
    update football_feed set paused_until = null, stopped_for = null
     where provider = ${provider} and (paused_until is not null or stopped_for is not null)`);
}

const FIRST_PAUSE_MS = 15_000;
const LONGEST_PAUSE_MS = 15 * MINUTE_MS;
/** A provider can ask for more than our longest pause, within this limit. */
const LONGEST_WISH_MS = DAY_MS;
/** One failure is a network glitch; from the second on, each pause is twice the previous one. */
const FAILURES_WITHOUT_PAUSE = 1;

/**
 * The pause after this many failures in a row: none after the first, then 15 seconds, doubling to 15 minutes. The
 * provider's own wish (Retry-After) counts if it's longer.
 */
export function pauseAfter(failures: number, retryAfterMs: number | null): number {
  const doublings = Math.min(failures - FAILURES_WITHOUT_PAUSE - 1, 10);
  const own =
    failures <= FAILURES_WITHOUT_PAUSE ? 0 : Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** doublings);
  return Math.max(own, Math.min(retryAfterMs ?? 0, LONGEST_WISH_MS));
}
