import { sql } from "drizzle-orm";
import { positions } from "#game/card/position.ts";
import type { Database } from "../../db/database.ts";
import { lockSquads, type RoundToLock } from "./lock-squads.ts";

/** Locks everybody's squads of a round, and counts how many hold each player. */
export async function lockRound(db: Database, round: RoundToLock, now: number): Promise<void> {
  await db.transaction(async (tx) => {
    await lockSquads(tx, round, null);
    await tx.execute(sql`
      insert into fantasy_ownership (round_id, player_id, squads)
      select ${round.id}, code / ${positions.length}, count(*)
        from fantasy_locked_squad l
       cross join unnest(l.pick_codes) code
       where l.round_id = ${round.id}
       group by 2
      on conflict on constraint fantasy_ownership_once do update set squads = excluded.squads`);
    await tx.execute(sql`
      update fantasy_round set locked_at = coalesce(locked_at, ${new Date(now)}) where id = ${round.id}`);
  });
}
