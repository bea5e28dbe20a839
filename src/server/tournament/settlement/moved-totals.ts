import { type SQL, sql } from "drizzle-orm";
import { positions } from "#game/card/position.ts";
import { pickCode } from "#game/tournament/pick-code.ts";
import type { Queryable } from "#server/platform/db/database.ts";
import { tableNameOf } from "#server/platform/standings/write-table.ts";

/** Totals that a line of the ledger names. */
const EXAMPLES = 20;

/** A correction whose effect on a table is to be noted. */
export interface CountedCorrection {
  readonly id: number;
  readonly playerId: number;
}

/** A table's settlements before and after corrections. */
export interface Resettled {
  /** A query of who is in the table: id, user_id and pick_codes of each. */
  readonly holders: SQL;
  readonly before: number | null;
  readonly after: number;
}

/** What a correction has moved. */
export interface MovedTotals<Id> {
  readonly correctionId: number;
  readonly count: number;
  /** Some of them, as an example. */
  readonly totals: readonly MovedTotal<Id>[];
}

interface MovedTotal<Id> {
  readonly id: Id;
  readonly before: number;
  readonly after: number;
}

/** What each correction has moved: the holders of its player who have other points than before. */
export async function loadMovedTotals<Id extends number | string>(
  db: Queryable,
  corrections: readonly CountedCorrection[],
  settled: Resettled,
): Promise<MovedTotals<Id>[]> {
  const moved: MovedTotals<Id>[] = [];
  for (const { id, playerId } of corrections) {
    moved.push({ correctionId: id, ...(await loadMoved<Id>(db, playerId, settled)) });
  }
  return moved;
}

/** Corrections are rare: reading all holders for one is no more than settling the table was. */
async function loadMoved<Id extends number | string>(
  db: Queryable,
  playerId: number,
  { holders, before, after }: Resettled,
): Promise<Pick<MovedTotals<Id>, "count" | "totals">> {
  if (before === null) return { count: 0, totals: [] };
  const codes = sql.param(positions.map((position) => pickCode(playerId, position)));
  const { rows } = await db.execute<MovedTotal<Id> & { count: number } & Record<string, unknown>>(sql`
    select holder.id, was.points as before, now.points as after, (count(*) over ())::integer as count
      from (${holders}) holder
      join ${sql.identifier(tableNameOf(before))} was on was.user_id = holder.user_id
      join ${sql.identifier(tableNameOf(after))} now on now.user_id = holder.user_id
     where holder.pick_codes && ${codes}::integer[] and was.points <> now.points
     order by holder.id
     limit ${EXAMPLES}`);
  const totals = rows.map(({ id, before: was, after: is }) => ({ id, before: was, after: is }));
  return { count: rows[0]?.count ?? 0, totals };
}
