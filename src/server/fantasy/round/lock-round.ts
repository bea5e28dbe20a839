import { sql } from "drizzle-orm";
import { positions } from "#game/card/position.ts";
import { SQUAD_SIZE } from "#game/fantasy/squad.ts";
import type { Database } from "#server/platform/db/database.ts";
import { lockSquads, type RoundToLock } from "./lock-squads.ts";

/** To count the nine of ten million squads takes longer than a statement may. */
const TIME_LIMIT = "10min";

/**
 * Locks all squads of a round in small batches, and counts how many hold each player: one transaction for a million
 * managers would block everyone who opens theirs after the deadline. The next run continues an interrupted one; the
 * round counts as locked only when all are.
 *
 * @throws AbortError once the process stops
 */
export async function lockRound(
  db: Database,
  round: RoundToLock,
  { now, stopping }: { readonly now: number; readonly stopping: AbortSignal | undefined },
): Promise<void> {
  for (let after: string | null = ""; after !== null;) {
    stopping?.throwIfAborted();
    after = await lockSquads(db, round, { after });
  }
  await db.transaction(async (tx) => {
    await tx.execute(sql.raw(`set local statement_timeout = '${TIME_LIMIT}'`));
    // Squads locked since the last count make it differ from the sum of what was counted then.
    await tx.execute(sql`
      insert into fantasy_ownership (round_id, player_id, squads)
      select ${round.id}, code / ${positions.length}, count(*)
        from fantasy_locked_squad l
       cross join unnest(l.pick_codes) code
       where l.round_id = ${round.id}
         and (select count(*) * ${SQUAD_SIZE}::integer from fantasy_locked_squad c where c.round_id = ${round.id})
          <> (select coalesce(sum(o.squads), 0) from fantasy_ownership o where o.round_id = ${round.id})
       group by 2
      on conflict on constraint fantasy_ownership_once do update set squads = excluded.squads`);
    // Only once: a settlement starts over when the row is written again in between.
    await tx.execute(sql`
      update fantasy_round set locked_at = ${new Date(now)} where id = ${round.id} and locked_at is null`);
  });
}
