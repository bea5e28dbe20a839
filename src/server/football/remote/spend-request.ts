import { sql } from "drizzle-orm";
import { DAY_MS, MINUTE_MS } from "#game/milliseconds.ts";
import type { Database } from "#server/platform/db/database.ts";
import { lockUntilCommit } from "#server/platform/db/lock.ts";
import { ProviderTrouble } from "./provider-trouble.ts";

/** How long requests are stored: longer than the longest day they count for. */
const KEPT_MS = 2 * DAY_MS;

/** The limits of an account with a provider. */
export interface RequestLimits {
  readonly perDay: number;
  readonly perMinute: number;
}

/**
 * What a request is for, with the share of the day's budget it can use: final results must still be read after a long
 * afternoon of live scores has used its part.
 */
const shareOfDay = { result: 1, schedule: 0.95, score: 0.85, catalogue: 0.8, performance: 0.6 } as const;
/** The same for a minute: sixty squads in a row must not delay the scores. */
const shareOfMinute = { result: 1, schedule: 1, score: 1, catalogue: 0.5, performance: 0.8 } as const;

export type RequestPurpose = keyof typeof shareOfDay;

export interface RequestToSpend {
  readonly provider: string;
  readonly purpose: RequestPurpose;
  readonly limits: RequestLimits;
  /** The world's time, epoch milliseconds. */
  readonly wallTime: number;
}

/**
 * Takes one request out of the budgets of the day (UTC, like the providers' days) and of any 60 seconds. It's stored in
 * the database before the request is made, so it holds for all instances and across restarts.
 *
 * @throws ProviderTrouble `budget spent` if none is left for this purpose.
 */
export async function spendRequest(db: Database, request: RequestToSpend): Promise<void> {
  const { provider, purpose, limits, wallTime } = request;
  await db.transaction(async (tx) => {
    await lockUntilCommit(tx, `requests to ${provider}`);
    const day = new Date(Math.floor(wallTime / DAY_MS) * DAY_MS);
    const minute = new Date(wallTime - MINUTE_MS);
    // Another instance's clock may be a little ahead. More than that was noted before a clock was set back.
    const ahead = new Date(wallTime + MINUTE_MS);
    const mostAMinute = Math.max(1, Math.floor(limits.perMinute * shareOfMinute[purpose]));
    const mostADay = Math.floor(limits.perDay * shareOfDay[purpose]);
    const { rows } = await tx.execute<{ day: number; minute: number }>(sql`
      with used as (
        select count(*)::integer as day, count(*) filter (where at > ${minute})::integer as minute
          from provider_request
         where provider = ${provider} and at >= least(${day}::timestamptz, ${minute}::timestamptz) and at < ${ahead}
           and (at >= ${day} or at > ${minute})),
      spent as (
        insert into provider_request (provider, at)
        select ${provider}, ${new Date(wallTime)}::timestamptz from used
         where minute < ${mostAMinute} and day < ${mostADay}),
      forgotten as (
        delete from provider_request where provider = ${provider} and at < ${new Date(wallTime - KEPT_MS)})
      select day, minute from used`);
    const used = rows[0] ?? { day: 0, minute: 0 };
    if (used.minute >= mostAMinute) {
      throw spent(
        `${used.minute} of ${limits.perMinute} requests a minute are used; none is left for this (${purpose})`,
      );
    }
    if (used.day >= mostADay) {
      throw spent(
        `${used.day} of ${limits.perDay} requests of today are used; none is left for this (${purpose})`,
      );
    }
  });
}

function spent(message: string): ProviderTrouble {
  return new ProviderTrouble("budget spent", message);
}
