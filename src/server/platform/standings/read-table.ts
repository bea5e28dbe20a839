import { type SQL, sql } from "drizzle-orm";
import type { Queryable } from "#server/platform/db/database.ts";
import type { SettlementRow } from "./table.ts";

/** A line of a standings table. A type, not an interface, because raw queries need an index signature. */
export type Line = {
  settlementId: number;
  place: number;
  position: number;
  userId: string;
  points: number;
  key1: number | null;
  key2: number | null;
  key3: number | null;
  decidedBy: number | null;
};

/** Selects the columns of `Line` in a query over `standing s`. */
const lineColumns = sql`
  s.settlement_id as "settlementId", s.place, s.position, s.user_id as "userId", s.points,
  s.key_1 as "key1", s.key_2 as "key2", s.key_3 as "key3", s.decided_by as "decidedBy"`;

/** The table was superseded and dropped after the reader got its pointer. */
export class TableGoneError extends Error {
  override readonly name = "TableGoneError";
}

/**
 * Retries once if the table of a query is gone: the second time it finds the new table by the pointer. A settlement
 * between pointer and table is then no error.
 */
export async function retryIfTableGone<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof TableGoneError)) throw error;
    return ask();
  }
}

/**
 * Lines of settled tables. The settlements are literal values, known when the query is planned, which then locks only
 * their partitions; for the same reason the query isn't prepared under a name.
 *
 * @throws TableGoneError if fewer lines came than there must be.
 */
async function loadLines(db: Queryable, settlementIds: readonly number[], only: SQL): Promise<Line[]> {
  if (settlementIds.length === 0) return [];
  const { rows } = await db.execute<Line>(sql`
    select ${lineColumns} from standing s
     where s.settlement_id = any(${ids(settlementIds)}) and ${only}
     order by s.settlement_id, s.place`);
  return rows;
}

/** The lines of some users; users in no table have none. */
export async function loadLinesOf(
  db: Queryable,
  settlementIds: readonly number[],
  userIds: readonly string[],
): Promise<Line[]> {
  const lines = await loadLines(db, settlementIds, sql`s.user_id = any(${sql.param([...userIds])}::text[])`);
  if (lines.length < settlementIds.length * userIds.length) await holdThere(db, settlementIds);
  return lines;
}

/** Those of the settlements with places: the first has points. Until then the order is that of entry alone. */
export async function findPlaced(
  db: Queryable,
  settlementIds: readonly number[],
): Promise<ReadonlySet<number>> {
  const firsts = await loadLines(db, settlementIds, sql`s.place = 1 and s.points > 0`);
  return new Set(firsts.map(({ settlementId }) => settlementId));
}

/** Up to this many lines from a place on. */
export async function loadLinesFrom(
  db: Queryable,
  of: Pick<SettlementRow, "id" | "lines">,
  { place, count }: { readonly place: number; readonly count: number },
): Promise<Line[]> {
  const lines = await loadLines(db, [of.id], sql`s.place >= ${place} and s.place < ${place + count}`);
  requireLines(lines.length, of, { place, count });
  return lines;
}

/** @throws TableGoneError if a table hasn't given all its lines from a place on. */
export function requireLines(
  found: number,
  { lines }: Pick<SettlementRow, "lines">,
  { place, count }: { readonly place: number; readonly count: number },
): void {
  if (found < Math.min(count, lines - place + 1)) throw new TableGoneError("the table is gone");
}

/**
 * Checks that tables with lines still exist: a table that exists after an answer also existed during it.
 *
 * @throws TableGoneError if one doesn't.
 */
export async function holdThere(db: Queryable, settlementIds: readonly number[]): Promise<void> {
  if (settlementIds.length === 0) return;
  const { rows } = await db.execute<{ gone: boolean }>(sql`
    select count(*) < ${settlementIds.length}::integer
                      - (select count(*) from settlement where id = any(${ids(settlementIds)}) and lines = 0) as gone
      from standing s where s.settlement_id = any(${ids(settlementIds)}) and s.place = 1`);
  if (rows[0]?.gone === true) throw new TableGoneError("the table is gone");
}

const ids = (settlementIds: readonly number[]): SQL => sql`${sql.param([...settlementIds])}::integer[]`;
