import { sql } from "drizzle-orm";
import type { InstantText } from "#server/platform/db/columns.ts";
import type { Database } from "#server/platform/db/database.ts";
import { DETAILS, failingOf } from "./ask-names.ts";
import { retryAfter } from "./due.ts";

/**
 * When each of these was last requested from a provider, in epoch milliseconds of the application's clock. A request
 * noted in the future doesn't count: the clock has been set back since, and nothing would be due until then.
 */
export async function loadAsks(
  db: Database,
  provider: string,
  whats: readonly string[],
  now: number,
): Promise<ReadonlyMap<string, number>> {
  if (whats.length === 0) return new Map();
  const { rows } = await db.execute<{ what: string; at: InstantText }>(sql`
    select what, asked_at as at from football_ask
     where provider = ${provider} and what = any(${sql.param([...whats])}::text[])
       and asked_at <= ${new Date(now)}`);
  return new Map(rows.map(({ what, at }) => [what, new Date(at).getTime()]));
}

/** Records when (epoch milliseconds of the application's clock) these were requested from a provider. */
export async function noteAsks(
  db: Database,
  provider: string,
  whats: readonly string[],
  now: number,
): Promise<void> {
  if (whats.length === 0) return;
  const once = [...new Set(whats)];
  await db.execute(sql`
    insert into football_ask (provider, what, asked_at)
    select ${provider}, what, ${new Date(now)} from unnest(${sql.param(once)}::text[]) as given(what)
    on conflict (provider, what) do update set asked_at = excluded.asked_at`);
}

/** Makes the catalogue and the schedule due at once, whatever their turn. */
export async function forgetAsks(db: Database, provider: string): Promise<void> {
  await db.execute(sql`
    delete from football_ask where provider = ${provider} and not starts_with(what, ${DETAILS})`);
}

/** Makes these due at once, whatever their turn. */
export async function forgetAsksFor(db: Database, provider: string, whats: readonly string[]): Promise<void> {
  await db.execute(sql`
    delete from football_ask where provider = ${provider} and what = any(${sql.param([...whats])}::text[])`);
}

/** Makes these due at once if they were last made longer ago than that. */
export async function forgetOldAsks(
  db: Database,
  provider: string,
  { whats, olderThanMs }: { readonly whats: readonly string[]; readonly olderThanMs: number },
  now: number,
): Promise<void> {
  await db.execute(sql`
    delete from football_ask where provider = ${provider} and what = any(${sql.param([...whats])}::text[])
       and asked_at <= ${new Date(now - olderThanMs)}`);
}

/** A recurring request. */
export interface Turn {
  readonly what: string;
  /** Milliseconds of the application's time. */
  readonly everyMs: number;
}

/** Makes what was just read due again soon, unless it's recorded as stored. */
export async function noteRead(db: Database, provider: string, turn: Turn, now: number): Promise<void> {
  await noteAsks(db, provider, [turn.what], askedAtFor(turn, 0, now));
}

/** Makes a failed request due again, with longer waits the longer it has been failing. */
export async function noteFailed(db: Database, provider: string, turn: Turn, now: number): Promise<void> {
  const failing = failingOf(turn.what);
  const since = (await loadAsks(db, provider, [failing], now)).get(failing);
  if (since === undefined) await noteAsks(db, provider, [failing], now);
  await noteAsks(db, provider, [turn.what], askedAtFor(turn, now - (since ?? now), now));
}

/** Records that these are stored: their next turn is the usual one. */
export async function noteDone(
  db: Database,
  provider: string,
  whats: readonly string[],
  now: number,
): Promise<void> {
  if (whats.length === 0) return;
  await forgetAsksFor(db, provider, whats.map(failingOf));
  await noteAsks(db, provider, whats, now);
}

function askedAtFor({ everyMs }: Turn, failingMs: number, now: number): number {
  return now - Math.max(0, everyMs - retryAfter(failingMs));
}
