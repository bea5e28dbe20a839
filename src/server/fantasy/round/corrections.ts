import { type SQL, sql } from "drizzle-orm";
import type { Queryable } from "#server/platform/db/database.ts";
import type { CountedCorrection, MovedTotals } from "#server/tournament/settlement/moved-totals.ts";
import type { fantasyRound } from "#server/fantasy/table.ts";
import { fantasyCorrection } from "./table.ts";

/**
 * Notes the corrections that came too late for a final round: they are held until an admin allows them
 * (docs/rules.md#corrections). Those that the round took in were noted with its tables; their times don't tell, because
 * one can be read before the round is final and written after. Running it again changes nothing.
 */
export async function holdLateCorrections(db: Queryable): Promise<void> {
  await db.execute(sql`
    insert into fantasy_correction (correction_id, round_id, outcome, totals)
    select c.id, r.id, 'held', '[]'
      from correction c
      join fantasy_round r on c.fixture_id = any(r.fixture_ids) and r.state = 'final'
     where not exists (select from fantasy_correction f where f.correction_id = c.id and f.round_id = r.id)
    on conflict do nothing`);
}

/** The corrections that are counted for the first time now: of an open round all new ones, of a final one the allowed. */
export async function loadFreshCorrections(
  db: Queryable,
  { id, state }: Pick<typeof fantasyRound.$inferSelect, "id" | "state">,
): Promise<CountedCorrection[]> {
  const isFresh =
    state === "final" ? sql`f.outcome = 'allowed' and f.squads is null` : sql`f.correction_id is null`;
  const { rows } = await db.execute<{ id: number; playerId: number }>(sql`
    select c.id, c.player_id as "playerId"
      from fantasy_round r
      join correction c on c.fixture_id = any(r.fixture_ids)
      left join fantasy_correction f on f.correction_id = c.id and f.round_id = r.id
     where r.id = ${id} and ${isFresh}
     order by c.id`);
  return rows;
}

/** Who is in a round's table, for `loadMovedTotals`. */
export function squadsOf(roundId: number): SQL {
  return sql`select user_id as id, user_id, pick_codes from fantasy_locked_squad where round_id = ${roundId}`;
}

/** Notes what corrections have moved, with the tables that took them in. */
export async function noteMovedTotals(
  tx: Queryable,
  roundId: number,
  moved: readonly MovedTotals<string>[],
): Promise<void> {
  for (const { correctionId, count: squads, totals } of moved) {
    const effect = { squads, totals: totals.map(({ id: userId, ...total }) => ({ userId, ...total })) };
    await tx
      .insert(fantasyCorrection)
      .values({ correctionId, roundId, outcome: "counted", ...effect })
      .onConflictDoUpdate({
        target: [fantasyCorrection.correctionId, fantasyCorrection.roundId],
        set: effect,
      });
  }
}
