import { createHash } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import type pg from "pg";
import { POINTS_RULES_VERSION } from "#game/football/points.ts";
import { DAY_MS } from "#game/milliseconds.ts";
import type { Queryable } from "#server/platform/db/database.ts";
import { inSnapshot } from "#server/platform/db/in-snapshot.ts";
import { holdLock } from "#server/platform/db/lock.ts";
import type { Deps } from "#server/deps.ts";
import { loadPerformances } from "#server/football/performances.ts";
import { countsInItsTerm } from "#server/football/terms.ts";
import { noteCorrectedTotals } from "./corrected-totals.ts";
import { type EntryMemory, makeEntryMemory, readEntries } from "./held-entries.ts";
import { writeMonthFacts } from "#server/tournament/month-facts.ts";
import { reckonTable } from "./reckon-table.ts";
import { isMonthKnown } from "./is-month-known.ts";
import {
  deleteOldSettlements,
  insertSettlement,
  loadSettlement,
  type SettlementRow,
} from "./settlement-rows.ts";
import { loadTournament, type TournamentRow } from "#server/tournament/store.ts";
import { settlement, tournament, tournamentEntry } from "#server/tournament/table.ts";
import type { NewsDesk } from "#server/platform/news.ts";
import { tellFinalPlaces } from "#server/tournament/tell-tournament.ts";
import { writeStandings } from "./write-standings.ts";

/** Points of a finished month may still be corrected this long after its end. */
const CORRECTIONS_MS = 2 * DAY_MS;
/** A month whose results a provider never completes is final all the same, so long after it could have been. */
const RESULTS_MISSING_MS = 7 * DAY_MS;
/** A settlement of ten million entries takes this long at the most. */
const TIME_LIMIT = "10min";

export type Settled = "settled" | "unchanged" | "not there" | "in other hands";

/**
 * Computes a tournament's table from the raw figures and makes it the one that readers see.
 *
 * All happens in one transaction that ends with the tournament pointing at the new settlement, so readers see the old
 * table or the new one and are never held up; a process that is killed leaves nothing. The input's hash tells whether
 * anything changed since the last settlement. One process at a time for each tournament.
 *
 * @param memory keeps what the next settlement would read again; without one, all is read.
 */
export async function settleTournament(
  deps: Deps,
  tournamentId: number,
  memory: EntryMemory = makeEntryMemory(),
): Promise<Settled> {
  const settled = await holdLock(deps.pool, `settle tournament ${tournamentId}`, async (holder) => {
    const { outcome, kept } = await inSnapshot(holder, TIME_LIMIT, () =>
      settle(holder, { news: deps.news, now: deps.clock.now(), tournamentId, memory }),
    );
    // After readers have the new table: they need not wait for this. What a kill leaves goes with the next settlement.
    if (kept !== null) {
      await inSnapshot(holder, TIME_LIMIT, () => deleteOldSettlements(drizzle(holder), tournamentId, kept));
    }
    return outcome;
  });
  return settled ?? "in other hands";
}

interface Work {
  readonly news: NewsDesk;
  /** Epoch milliseconds. */
  readonly now: number;
  readonly tournamentId: number;
  readonly memory: EntryMemory;
}

interface Done {
  readonly outcome: Settled;
  /** The settlements that are still needed; null where none has become superfluous. */
  readonly kept: readonly (number | null)[] | null;
}

async function settle(client: pg.PoolClient, { news, now, tournamentId, memory }: Work): Promise<Done> {
  const db = drizzle(client);
  const found = await loadTournament(db, tournamentId);
  if (found === null) return { outcome: "not there", kept: null };
  const last = await loadSettlement(db, found);
  const month = { from: found.startsAt.getTime(), to: found.endsAt.getTime() };
  const isFinal = last?.isFinal === true || (await isFinalNow(db, month, now));
  // Entries of a month under way are read here, once: those that are held are soon counted. A month that is over is not
  // held, and the last word on it is read afresh.
  const held = now < month.to ? await readEntries(client, memory, tournamentId) : null;
  const inputHash = await hashInput(db, found, held?.ids.length ?? (await countEntries(db, found, last)));
  if (inputHash === last?.inputHash) {
    if (!isFinal || last.isFinal) return { outcome: "unchanged", kept: null };
    await db.update(settlement).set({ isFinal }).where(eq(settlement.id, last.id));
    await tellFinalPlaces(news, db, found, { settlementId: last.id, at: new Date(now) });
    return { outcome: "settled", kept: null };
  }
  const keptIn = held === null ? makeEntryMemory() : memory;
  const entries = held ?? (await readEntries(client, keptIn, tournamentId));
  const table = reckonTable(keptIn, entries, await loadPerformances(db, month));
  const counts = { entries: entries.ids.length, lastEntryId: entries.lastId };
  const made = await insertSettlement(db, { tournamentId, inputHash, isFinal, now, ...counts, last });
  await writeStandings(client, made.id, { entryIds: entries.ids, table });
  await noteCorrectedTotals(db, { tournamentId, month, before: found.settlementId, after: made.id });
  const at = Math.min(now, month.to - 1);
  const { holders } = entries;
  await writeMonthFacts(db, { tournamentId, settlementId: made.id, at, runs: table.runs, holders });
  await db.update(tournament).set({ settlementId: made.id }).where(eq(tournament.id, tournamentId));
  if (isFinal) await tellFinalPlaces(news, db, found, { settlementId: made.id, at: new Date(now) });
  return { outcome: "settled", kept: [made.id, last?.id ?? null, made.dayStartId] };
}

/** Final only once all of its results are known: the last word is told to everybody, once. */
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
    ? last.entries
    : db.$count(tournamentEntry, eq(tournamentEntry.tournamentId, id));
}

/** What the table depends on: the rules, how many have entered, and the details of the month's fixtures. */
async function hashInput(db: Queryable, found: TournamentRow, entries: number): Promise<string> {
  const { rows } = await db.execute<{ input: string }>(sql`
    select coalesce(string_agg(id || ' ' || extract(epoch from kick_off) || ' ' || details_hash, ',' order by id), '')
           as input
      from fixture
     where kick_off >= ${found.startsAt} and kick_off < ${found.endsAt} and details_hash is not null
       and ${countsInItsTerm(sql`fixture`)}`);
  return createHash("sha256")
    .update(`${POINTS_RULES_VERSION} ${entries} ${rows[0]?.input ?? ""}`)
    .digest("base64url");
}
