import { createHash } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import type pg from "pg";
import { calledOffStatuses, finishedStatuses, playedStatuses } from "#game/football/fixture-status.ts";
import { POINTS_RULES_VERSION } from "#game/football/points.ts";
import { DAY_MS, MINUTE_MS } from "#game/milliseconds.ts";
import type { MonthPerformance } from "#game/tournament/settle-entries.ts";
import { countsForPoints, firstKickOff, loadPerformances } from "#server/football/performances.ts";
import { countsInItsTerm } from "#server/football/terms.ts";
import type { Queryable } from "#server/platform/db/database.ts";
import { loadSettlement } from "#server/platform/standings/load-settlement.ts";
import type { SettlementRow } from "#server/platform/standings/table.ts";
import { loadTournament, type TournamentRow } from "#server/tournament/store.ts";
import { tournamentEntry } from "#server/tournament/table.ts";
import { loadFreshCorrections } from "./corrected-totals.ts";
import type { CountedCorrection } from "./moved-totals.ts";
import { type Entries, readEntries } from "./read-entries.ts";
import { SETTLED_AT_ONCE } from "./settle-soon.ts";

/** Points of a finished month may still be corrected this long after its end. */
const CORRECTIONS_MS = 2 * DAY_MS;
/** A month whose results a provider never completes is final all the same, so long after it could have been. */
const RESULTS_MISSING_MS = 7 * DAY_MS;
/** New entries to a large table wait a minute per so many lines, so that settling takes a tenth of a processor at most. */
const LINES_A_MINUTE = 100_000;
const LONGEST_WAIT_MS = 15 * MINUTE_MS;

/** What a settlement of a tournament goes by, as one snapshot has it. */
export interface ReadMonth {
  readonly found: TournamentRow;
  /** The settlement that readers see; null before the first. */
  readonly last: SettlementRow | null;
  /** Whether its table is the last word. */
  readonly isFinal: boolean;
  readonly inputHash: string;
  /** What the table is made of; null where the last one was made of the same, or new entries may wait. */
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
  const figures = await loadFigures(db, found);
  const inputHash = hashOf(count, figures);
  const isUnchanged = inputHash === last?.inputHash;
  if (isUnchanged || (last !== null && mayWait(last, { isFinal, figures, now }))) {
    return { found, last, isFinal, inputHash, input: null };
  }
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

/**
 * Whether every fixture that kicked off in a month is over, with what its players did, as far as it is known here: an
 * installation that was off, or whose provider was away, does not know the end of a month when the month ends. Served
 * by fixture_kick_off_idx.
 *
 * @param month its first instant and that of the next one, epoch milliseconds
 */
async function isMonthKnown(
  db: Queryable,
  { from, to }: { readonly from: number; readonly to: number },
): Promise<boolean> {
  const { rows } = await db.execute<{ known: boolean }>(sql`
    select not exists (
      select from fixture
       where kick_off >= ${new Date(from)} and kick_off < ${new Date(to)} and ${countsInItsTerm(sql`fixture`)}
         and (status not in (${listed([...finishedStatuses, ...calledOffStatuses])})
              or (status in (${listed(playedStatuses)}) and details_hash is null))) as known`);
  return rows[0]?.known ?? false;
}

const listed = (statuses: readonly string[]) =>
  sql.join(
    statuses.map((status) => sql`${status}`),
    sql`, `,
  );

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

/**
 * Whether a large table may stay as it is for some minutes, because only the number of entries has changed: managers
 * enter all month, and each settlement writes every line again.
 */
function mayWait(
  last: SettlementRow,
  { isFinal, figures, now }: { readonly isFinal: boolean; readonly figures: string; readonly now: number },
): boolean {
  const isNewlyFinal = isFinal && !last.isFinal;
  if (isNewlyFinal || last.lines <= SETTLED_AT_ONCE) return false;
  if (hashOf(last.lines, figures) !== last.inputHash) return false;
  const age = now - last.settledAt.getTime();
  return age >= 0 && age < Math.min(LONGEST_WAIT_MS, (last.lines / LINES_A_MINUTE) * MINUTE_MS);
}

/** The details of the fixtures that count. */
async function loadFigures(db: Queryable, found: TournamentRow): Promise<string> {
  const { rows } = await db.execute<{ input: string }>(sql`
    select coalesce(string_agg(id || ' ' || extract(epoch from ${firstKickOff(sql`fixture`)}) || ' ' || details_hash,
                               ',' order by id), '') as input
      from fixture
     where kick_off >= ${found.startsAt} and kick_off < ${found.endsAt} and details_hash is not null
       and ${countsForPoints(sql`fixture`)}`);
  return rows[0]?.input ?? "";
}

/** What the table depends on: the rules, how many have entered, and the figures. */
function hashOf(entries: number, figures: string): string {
  return createHash("sha256").update(`${POINTS_RULES_VERSION} ${entries} ${figures}`).digest("base64url");
}
