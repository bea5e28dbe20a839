import { sql } from "drizzle-orm";
import type { InstantText } from "#server/platform/db/columns.ts";
import type { Database } from "#server/platform/db/database.ts";
import { retryAfter } from "./due.ts";

/** When a provider was last asked for each of these, in epoch milliseconds of the application's clock. */
export async function loadAsks(
  db: Database,
  provider: string,
  whats: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (whats.length === 0) return new Map();
  const { rows } = await db.execute<{ what: string; at: InstantText }>(sql`
    select what, asked_at as at from football_ask
     where provider = ${provider} and what = any(${sql.param([...whats])}::text[])`);
  return new Map(rows.map(({ what, at }) => [what, new Date(at).getTime()]));
}

/** Notes at which time (epoch milliseconds of the application's clock) a provider was asked for these. */
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

/** Lets the catalogue and the schedule be asked for at once, whatever their turn. */
export async function forgetAsks(db: Database, provider: string): Promise<void> {
  await db.execute(sql`
    delete from football_ask where provider = ${provider} and not starts_with(what, 'details ')`);
}

/** Lets these be asked for at once, whatever their turn. */
export async function forgetAsksFor(db: Database, provider: string, whats: readonly string[]): Promise<void> {
  await db.execute(sql`
    delete from football_ask where provider = ${provider} and what = any(${sql.param([...whats])}::text[])`);
}

/** Something that is asked for again and again. */
export interface Turn {
  readonly what: string;
  /** Milliseconds of the application's time. */
  readonly everyMs: number;
}

/** Lets what was just read be asked for again soon, unless it is noted as stored. */
export async function noteRead(db: Database, provider: string, turn: Turn, now: number): Promise<void> {
  await noteAsks(db, provider, [turn.what], askedAtFor(turn, 0, now));
}

/** Lets what has just failed be asked for again, the later the longer it has failed. */
export async function noteFailed(db: Database, provider: string, turn: Turn, now: number): Promise<void> {
  const failing = failingOf(turn.what);
  const since = (await loadAsks(db, provider, [failing])).get(failing);
  if (since === undefined) await noteAsks(db, provider, [failing], now);
  await noteAsks(db, provider, [turn.what], askedAtFor(turn, now - (since ?? now), now));
}

/** Notes that these are stored: their next turn is the usual one. */
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

/** Since when something has failed is kept beside it. */
function failingOf(what: string): string {
  return `failing ${what}`;
}
