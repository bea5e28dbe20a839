import { sql } from "drizzle-orm";
import type { Queryable } from "../db/database.ts";
import { tellMany } from "../notification/store.ts";

/** Tells everybody who could enter, having an active team, that a tournament has begun; who was told is left out. */
export async function tellStarted(
  db: Queryable,
  { id, name }: { readonly id: number; readonly name: string },
  at: Date,
): Promise<void> {
  await tellMany(db, {
    kind: "tournament started",
    at,
    subject: `tournament ${id}`,
    recipients: sql`
      select user_id, jsonb_build_object('tournamentId', ${id}::integer, 'name', ${name}::text) as data
        from team where is_active`,
  });
}

/** Tells everybody who entered a tournament where its final table has them. */
export async function tellFinalPlaces(
  tx: Queryable,
  { id, name }: { readonly id: number; readonly name: string },
  settlementId: number,
  at: Date,
): Promise<void> {
  await tellMany(tx, {
    kind: "tournament finished",
    at,
    subject: `tournament ${id}`,
    recipients: sql`
      select e.user_id, jsonb_build_object('tournamentId', ${id}::integer, 'name', ${name}::text,
             'position', s.position, 'points', s.points, 'entries', table_of.entries) as data
        from standing s
        join tournament_entry e on e.id = s.entry_id
        join settlement table_of on table_of.id = s.settlement_id
       where s.settlement_id = ${settlementId}`,
  });
}
