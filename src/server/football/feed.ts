import { sql } from "drizzle-orm";
import type { InstantText } from "#server/platform/db/columns.ts";
import type { Queryable } from "#server/platform/db/database.ts";
import type { FootballProvider, ProviderReport } from "./provider.ts";
import { gravityOf, type TroubleKind } from "#server/football/remote/provider-trouble.ts";

/** A provider's trouble: the one state behind the log, the test page, Initialize and the live scores. */
export interface FeedTrouble {
  readonly kind: TroubleKind;
  /** Why, in the provider's words if it gave any. */
  readonly reason: string;
  /** Since when, by the application's clock. */
  readonly since: Date;
  /** The end of the last pause, by the world's clock; it may have passed. */
  readonly until: Date | null;
}

/** The state of a provider's data. */
export interface FeedState {
  /** The application's time when the data was last known to be current; null: never. */
  readonly currentAt: Date | null;
  /** The trouble since then; null: none. */
  readonly trouble: FeedTrouble | null;
}

type Noted = Omit<FeedTrouble, "until"> & {
  /** The request whose answer ends the trouble; null: any. */
  readonly about: string | null;
};

/**
 * Records how following football went: without trouble the data is current, with trouble it's as old as before. Trouble
 * lasts until an answer ends it, so it can't end without a request.
 *
 * @returns the previous trouble; null: none. One run at a time, so nothing writes in between.
 */
export async function noteFollowed(
  db: Queryable,
  provider: FootballProvider["name"],
  { now, report }: { readonly now: number; readonly report: ProviderReport | null },
): Promise<Pick<FeedTrouble, "kind" | "since"> | null> {
  const { before } = await loadNoted(db, provider);
  const after = report === null ? null : nextTrouble(before, report, now);
  const currentAt = after === null ? new Date(now) : null;
  await db.execute(sql`
    insert into football_feed (provider, current_at, trouble, trouble_kind, trouble_since, trouble_about)
    values (${provider}, ${currentAt}, ${after?.reason ?? null}, ${after?.kind ?? null}, ${after?.since ?? null},
            ${after?.about ?? null})
    on conflict (provider) do update
      set current_at = coalesce(excluded.current_at, football_feed.current_at), trouble = excluded.trouble,
          trouble_kind = excluded.trouble_kind, trouble_since = excluded.trouble_since,
          trouble_about = excluded.trouble_about`);
  return before;
}

function nextTrouble(before: Noted | null, report: ProviderReport, now: number): Noted | null {
  const { trouble } = report;
  const lasting = before !== null && !isOver(before, report) ? before : null;
  if (trouble === null) return lasting;
  if (lasting !== null && trouble.gravity < gravityOf(lasting.kind)) return lasting;
  const { kind, message, about } = trouble;
  const since = before?.kind === kind ? before.since : new Date(now);
  return { kind, reason: message, about, since };
}

function isOver({ about }: Noted, { answered, idle }: ProviderReport): boolean {
  return about === null ? answered.size > 0 : answered.has(about) || idle.has(about);
}

/** The state of a provider's data; one that was never followed isn't current. */
export async function loadFeed(db: Queryable, provider: FootballProvider["name"]): Promise<FeedState> {
  const { currentAt, before, until } = await loadNoted(db, provider);
  if (before === null) return { currentAt, trouble: null };
  const { kind, reason, since } = before;
  return { currentAt, trouble: { kind, reason, since, until } };
}

/** When a provider in trouble is called again; null: at its next turn. */
export function pauseEnd({ until }: FeedTrouble, wallTime: number): Date | null {
  return until !== null && until.getTime() > wallTime ? until : null;
}

/** Trouble in one sentence, without its full stop. */
export function describeTrouble(trouble: FeedTrouble, wallTime: number): string {
  const until = pauseEnd(trouble, wallTime);
  const reason = trouble.reason.replace(/\.$/, "");
  return until === null ? reason : `${reason}; not asked again before ${until.toISOString()}`;
}

interface Row extends Record<string, unknown> {
  readonly currentAt: InstantText | null;
  readonly reason: string | null;
  readonly kind: TroubleKind | null;
  readonly since: InstantText | null;
  readonly about: string | null;
  readonly until: InstantText | null;
}

async function loadNoted(db: Queryable, provider: FootballProvider["name"]) {
  const { rows } = await db.execute<Row>(sql`
    select current_at as "currentAt", trouble as reason, trouble_kind as kind, trouble_since as since,
           trouble_about as about, paused_until as until
      from football_feed where provider = ${provider}`);
  const { currentAt, reason, kind, since, about, until } = rows[0] ?? {};
  const isWrong = reason && kind && since;
  const before: Noted | null = isWrong
    ? { reason, kind, since: new Date(since), about: about ?? null }
    : null;
  return {
    currentAt: currentAt ? new Date(currentAt) : null,
    before,
    until: until ? new Date(until) : null,
  };
}
