import { createHash } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import type pg from "pg";
import { POINTS_RULES_VERSION } from "#game/football/points.ts";
import { DAY_MS } from "#game/milliseconds.ts";
import type { MonthPerformance } from "#game/tournament/settle-entries.ts";
import { countsForPoints, loadPerformances } from "#server/football/performances.ts";
import type { Queryable } from "#server/platform/db/database.ts";
import { loadSettlement } from "#server/platform/standings/load-settlement.ts";
import type { SettlementRow } from "#server/platform/standings/table.ts";
import { loadTournament, type TournamentRow } from "#server/tournament/store.ts";
import { tournamentEntry } from "#server/tournament/table.ts";
import { loadFreshCorrections } from "./corrected-totals.ts";
import { isMonthKnown } from "./is-month-known.ts";
import type { CountedCorrection } from "./moved-totals.ts";
import { type Entries, readEntries } from "./read-entries.ts";

/** Points of a finished month may still be corrected this long after its end. */
const CORRECTIONS_MS = 2 * DAY_MS;
/** A month whose results a provider never completes is final all the same, so long after it could have been. */
const RESULTS_MISSING_MS = 7 * DAY_MS;

/** What a settlement of a tournament goes by, as one snapshot has it. */
export interface ReadMonth {
  readonly found: TournamentRow;
  /** The settlement that readers see; null before the first. */
  readonly last: SettlementRow | null;
  /** Whether its table is the last word. */
  readonly isFinal: boolean;
  readonly inputHash: string;
  /** What the table is made of; null where the last one was made of the same. */
  readonly input: MonthInput | null;
}

export interface MonthInput {
  readonly entries: Entries;
  readonly performances: readonly MonthPerformance[];
  /** What no settlement has taken in yet. */
  readonly corrections: readonly CountedCorrection[];
}

/** @returns null where there is no such tournament */
export async function readMonth(
  client: pg.PoolClient,
  tournamentId: number,
  { now, stopping }: { readonly now: number; readonly stopping: AbortSignal | undefined },
): Promise<ReadMonth | null> {
  const db = drizzle(client);
  const found = await loadTournament(db, tournamentId);
  if (found === null) return null;
  const last = await loadSettlement(db, found.settlementId);
  const month = { from: found.startsAt.getTime(), to: found.endsAt.getTime() };
  const isFinal = last?.isFinal === true || (await isFinalNow(db, month, now));
  const count = await countEntries(db, found, last);
  const inputHash = await hashInput(db, found, count);
  if (inputHash === last?.inputHash) return { found, last, isFinal, inputHash, input: null };
  const entries = await readEntries(client, { tournamentId, count, stopping });
  const performances = await loadPerformances(db, month);
  const corrections = await loadFreshCorrections(db, tournamentId, month);
  return { found, last, isFinal, inputHash, input: { entries, performances, corrections } };
}

/** Final only once all of its results are known, because entrants are told once. */
async function isFinalNow(db: Queryable, month: { from: number; to: number }, now: number): Promise<boolean> {
  const since = now - month.to - CORRECTIONS_MS;
  return since >= RESULTS_MISSING_MS || (since >= 0 && (await isMonthKnown(db, month)));
}

/** After a final settlement nobody has entered. */
async function countEntries(
  db: Queryable,
  { id }: TournamentRow,
  last: SettlementRow | null,
): Promise<number> {
  return last?.isFinal === true
    ? last.lines
    : db.$count(tournamentEntry, eq(tournamentEntry.tournamentId, id));
}

/** What the table depends on: the rules, how many have entered, and the details of the fixtures that count. */
async function hashInput(db: Queryable, found: TournamentRow, entries: number): Promise<string> {
  const { rows } = await db.execute<{ input: string }>(sql`
    select coalesce(string_agg(id || ' ' || extract(epoch from kick_off) || ' ' || details_hash, ',' order by id), '')
           as input
      from fixture
     where kick_off >= ${found.startsAt} and kick_off < ${found.endsAt} and details_hash is not null
       and ${countsForPoints(sql`fixture`)}`);
  return createHash("sha256")
    .update(`${POINTS_RULES_VERSION} ${entries} ${rows[0]?.input ?? ""}`)
    .digest("base64url");
}
