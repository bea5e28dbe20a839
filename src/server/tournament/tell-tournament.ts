import { sql } from "drizzle-orm";
import type { Queryable } from "#server/platform/db/database.ts";
import type { NewsDesk } from "#server/platform/news.ts";
import { findPlaced } from "#server/platform/standings/read-table.ts";

/** Users told in one statement: about a second's work, and all that a kill can undo. */
const TOLD_AT_ONCE = 20_000;

/**
 * Tells everyone with an active team that a tournament has begun, except those already told.
 *
 * @throws AbortError once the process stops
 */
export async function tellStarted(
  desk: NewsDesk,
  db: Queryable,
  { id, name }: { readonly id: number; readonly name: string },
  { at, stopping }: { readonly at: Date; readonly stopping: AbortSignal | undefined },
): Promise<void> {
  let after = "";
  for (let last = await lastOfNext(db, after); last !== null; last = await lastOfNext(db, after)) {
    stopping?.throwIfAborted();
    await desk.tellMany(db, {
      kind: "tournament started",
      at,
      subject: `tournament ${id}`,
      recipients: sql`
        select user_id, jsonb_build_object('tournamentId', ${id}::integer, 'name', ${name}::text) as data
          from team where is_active and user_id > ${after} and user_id <= ${last}`,
    });
    after = last;
  }
}

/** The last of the users with an active team who come next; null where nobody is left. Served by team_one_active_per_user. */
async function lastOfNext(db: Queryable, after: string): Promise<string | null> {
  const { rows } = await db.execute<{ last: string | null }>(sql`
    select max(user_id) as last
      from (select user_id from team where is_active and user_id > ${after} order by user_id limit ${TOLD_AT_ONCE}) of_next`);
  return rows[0]?.last ?? null;
}

interface FinalTable {
  readonly settlementId: number;
  readonly lines: number;
  readonly at: Date;
  readonly stopping: AbortSignal | undefined;
}

/**
 * Tells everybody who entered a tournament where its final table has them, except those already told; nobody, if nobody
 * has points.
 *
 * @throws AbortError once the process stops
 */
export async function tellFinalPlaces(
  desk: NewsDesk,
  db: Queryable,
  { id, name }: { readonly id: number; readonly name: string },
  { settlementId, lines, at, stopping }: FinalTable,
): Promise<void> {
  if (!(await findPlaced(db, [settlementId])).has(settlementId)) return;
  for (let after = 0; after < lines; after += TOLD_AT_ONCE) {
    stopping?.throwIfAborted();
    await desk.tellMany(db, {
      kind: "tournament finished",
      at,
      subject: `tournament ${id}`,
      recipients: sql`
      select e.user_id, jsonb_build_object('tournamentId', ${id}::integer, 'name', ${name}::text,
             'position', s.position, 'points', s.points, 'entries', table_of.lines) as data
        from standing s
        join tournament_entry e on e.tournament_id = ${id} and e.user_id = s.user_id
        join settlement table_of on table_of.id = s.settlement_id
       where s.settlement_id = ${settlementId}
         and s.place > ${after}::integer and s.place <= ${after + TOLD_AT_ONCE}::integer`,
    });
  }
}
