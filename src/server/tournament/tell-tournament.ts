import { sql } from "drizzle-orm";
import type { DepsWithPool } from "#server/deps.ts";
import { findPlaced } from "#server/platform/standings/read-table.ts";
import { tellInBatches } from "#server/platform/tell-in-batches.ts";

/**
 * Tells everyone with an active team that a tournament has begun, except those already told.
 *
 * @throws AbortError once the process stops
 */
export async function tellStarted(
  deps: Pick<DepsWithPool, "pool" | "news" | "jobs">,
  { id, name }: { readonly id: number; readonly name: string },
  at: Date,
): Promise<void> {
  await tellInBatches(deps, {
    kind: "tournament started",
    at,
    subject: `tournament ${id}`,
    recipients: sql`
      select user_id, jsonb_build_object('tournamentId', ${id}::integer, 'name', ${name}::text) as data
        from team where is_active`,
  });
}

/**
 * Tells everybody who entered a tournament where its final table has them, except those already told; nobody, if nobody
 * has points.
 *
 * @throws AbortError once the process stops
 */
export async function tellFinalPlaces(
  deps: Pick<DepsWithPool, "db" | "pool" | "news" | "jobs">,
  { id, name }: { readonly id: number; readonly name: string },
  { settlementId, at }: { readonly settlementId: number; readonly at: Date },
): Promise<void> {
  if (!(await findPlaced(deps.db, [settlementId])).has(settlementId)) return;
  await tellInBatches(deps, {
    kind: "tournament finished",
    at,
    subject: `tournament ${id}`,
    recipients: sql`
      select e.user_id, jsonb_build_object('tournamentId', ${id}::integer, 'name', ${name}::text,
             'position', s.position, 'points', s.points, 'entries', table_of.lines) as data
        from standing s
        join tournament_entry e on e.tournament_id = ${id} and e.user_id = s.user_id
        join settlement table_of on table_of.id = s.settlement_id
       where s.settlement_id = ${settlementId}`,
  });
}
