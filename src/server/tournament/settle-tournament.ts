import { createHash } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import type pg from "pg";
import { POINTS_RULES_VERSION } from "#game/football/points.ts";
import { TEAM_SIZE } from "#game/team/decide-team.ts";
import { type EntryColumns, settleEntries } from "#game/tournament/settle-entries.ts";
import type { Queryable } from "../db/database.ts";
import { holdLock } from "../db/lock.ts";
import type { Deps } from "../deps.ts";
import { loadPerformances } from "../football/performances.ts";
import { countsInItsTerm } from "../football/terms.ts";
import { noteCorrectedTotals } from "./corrected-totals.ts";
import { writeMonthFacts } from "./month-facts.ts";
import { dropOldSettlements, insertSettlement, loadSettlement } from "./settlement-rows.ts";
import { loadTournament, type TournamentRow } from "./store.ts";
import { settlement, tournament } from "./table.ts";
import { tellFinalPlaces } from "./tell-tournament.ts";
import { writeStandings } from "./write-standings.ts";

/** Points of a finished month may still be corrected this long after its end. */
const CORRECTIONS_MS = 2 * 24 * 3_600_000;
/** A settlement of ten million entries takes this long at the most. */
const TIME_LIMIT = "10min";

export type Settled = "settled" | "unchanged" | "not there" | "in other hands";

/**
 * Computes a tournament's table from the raw figures and makes it the one that readers see.
 *
 * All happens in one transaction that ends with the tournament pointing at the new settlement, so readers see the old
 * table or the new one and are never held up; a process that is killed leaves nothing. The input's hash tells whether
 * anything changed since the last settlement. One process at a time for each tournament.
 */
export async function settleTournament(deps: Deps, tournamentId: number): Promise<Settled> {
  const settled = await holdLock(deps.pool, `settle tournament ${tournamentId}`, async (holder) => {
    await holder.query("begin isolation level repeatable read");
    try {
      await holder.query(`set local statement_timeout = '${TIME_LIMIT}'`);
      const outcome = await settle(holder, deps.clock.now(), tournamentId);
      await holder.query("commit");
      return outcome;
    } catch (error) {
      // Of a connection that broke there is nothing left to roll back; what broke it is the news.
      await holder.query("rollback").catch(() => undefined);
      throw error;
    }
  });
  return settled ?? "in other hands";
}

async function settle(client: pg.PoolClient, now: number, tournamentId: number): Promise<Settled> {
  const db = drizzle(client);
  const found = await loadTournament(db, tournamentId);
  if (found === null) return "not there";
  const last = await loadSettlement(db, found);
  const month = { from: found.startsAt.getTime(), to: found.endsAt.getTime() };
  const isFinal = now >= month.to + CORRECTIONS_MS;
  const inputHash = await hashInput(db, found);
  if (inputHash === last?.inputHash) {
    if (!isFinal || last.isFinal) return "unchanged";
    await db.update(settlement).set({ isFinal }).where(eq(settlement.id, last.id));
    await tellFinalPlaces(db, found, last.id, new Date(now));
    return "settled";
  }
  const { entryIds, columns } = await readEntries(client, tournamentId);
  const table = settleEntries(columns, await loadPerformances(db, month));
  const made = await insertSettlement(db, { tournamentId, inputHash, isFinal, now, entryIds, last });
  await writeStandings(client, made.id, { entryIds, enteredAt: columns.enteredAt, table });
  await noteCorrectedTotals(db, { tournamentId, month, before: found.settlementId, after: made.id });
  const at = Math.min(now, month.to - 1);
  const { points } = table;
  await writeMonthFacts(db, {
    tournamentId,
    settlementId: made.id,
    at,
    points,
    pickCodes: columns.pickCodes,
  });
  await db.update(tournament).set({ settlementId: made.id }).where(eq(tournament.id, tournamentId));
  if (isFinal) await tellFinalPlaces(db, found, made.id, new Date(now));
  await dropOldSettlements(db, tournamentId, [made.id, last?.id ?? null, made.dayStartId]);
  return "settled";
}

/** What the table depends on: the rules, how many have entered, and the details of the month's fixtures. */
async function hashInput(db: Queryable, found: TournamentRow): Promise<string> {
  const { rows } = await db.execute<{ input: string }>(sql`
    select (select count(*) from tournament_entry where tournament_id = ${found.id}) || ' ' ||
           coalesce(string_agg(id || ' ' || extract(epoch from kick_off) || ' ' || details_hash, ',' order by id), '')
           as input
      from fixture
     where kick_off >= ${found.startsAt} and kick_off < ${found.endsAt} and details_hash is not null
       and ${countsInItsTerm(sql`fixture`)}`);
  return createHash("sha256")
    .update(`${POINTS_RULES_VERSION} ${rows[0]?.input ?? ""}`)
    .digest("base64url");
}

interface EntryRow {
  id: number;
  entered_at: Date;
  pick_codes: number[];
}

/** Entries fetched at a time: some megabytes. */
const FETCH = 20_000;

/** All entries in the order of their entry, as columns. Served by tournament_entry_order_idx. */
async function readEntries(
  client: pg.PoolClient,
  tournamentId: number,
): Promise<{ entryIds: Int32Array; columns: EntryColumns }> {
  const { rows } = await client.query<{ count: string }>(
    "select count(*) from tournament_entry where tournament_id = $1",
    [tournamentId],
  );
  const count = Number(rows[0]?.count ?? 0);
  const entryIds = new Int32Array(count);
  const columns = { enteredAt: new Float64Array(count), pickCodes: new Int32Array(count * TEAM_SIZE) };
  await client.query(`declare entries no scroll cursor for
    select id, entered_at, pick_codes from tournament_entry
     where tournament_id = ${tournamentId} order by entered_at, id`);
  for (let at = 0; at < count; at += FETCH) {
    const fetched = await client.query<EntryRow>(`fetch ${FETCH} from entries`);
    for (const [offset, entry] of fetched.rows.entries()) {
      entryIds[at + offset] = entry.id;
      columns.enteredAt[at + offset] = entry.entered_at.getTime();
      columns.pickCodes.set(entry.pick_codes, (at + offset) * TEAM_SIZE);
    }
  }
  await client.query("close entries");
  return { entryIds, columns };
}
