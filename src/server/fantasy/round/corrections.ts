import { sql } from "drizzle-orm";
import { positions } from "#game/card/position.ts";
import { pickCode } from "#game/tournament/pick-code.ts";
import type { Queryable } from "#server/platform/db/database.ts";
import type { fantasyRound } from "#server/fantasy/table.ts";
import { fantasyCorrection, type MovedSquad } from "./table.ts";

/** Squads that a line of the ledger names. */
const EXAMPLES = 20;

/** A correction whose effect on a round's totals is to be noted. */
export interface CountedCorrection {
  readonly id: number;
  readonly playerId: number;
}

/**
 * Notes the corrections that came too late for a final round: they are held until an admin allows them (rules-background
 * 4.5). Running it again changes nothing.
 */
export async function holdLateCorrections(db: Queryable): Promise<void> {
  await db.execute(sql`
    insert into fantasy_correction (correction_id, round_id, outcome, totals)
    select c.id, r.id, 'held', '[]'
      from correction c
      join fantasy_round r on c.fixture_id = any(r.fixture_ids) and r.state = 'final' and r.final_at <= c.at
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

/** Keeps the totals as they are, to be compared with those that take their place in this transaction. */
export async function keepTotalsBefore(tx: Queryable, roundId: number): Promise<void> {
  await tx.execute(sql`
    create temporary table totals_before on commit drop as
    select user_id, total from fantasy_score where round_id = ${roundId}`);
}

/** Notes for each correction whose totals it has moved: the squads with its player that have another total than before. */
export async function noteMovedTotals(
  tx: Queryable,
  roundId: number,
  corrections: readonly CountedCorrection[],
): Promise<void> {
  for (const { id, playerId } of corrections) {
    const moved = await loadMoved(tx, roundId, playerId);
    await tx
      .insert(fantasyCorrection)
      .values({ correctionId: id, roundId, outcome: "counted", ...moved })
      .onConflictDoUpdate({
        target: [fantasyCorrection.correctionId, fantasyCorrection.roundId],
        set: moved,
      });
  }
}

/** Corrections are rare: reading all squads of the round for one is no more than counting them was. */
async function loadMoved(
  tx: Queryable,
  roundId: number,
  playerId: number,
): Promise<{ squads: number; totals: readonly MovedSquad[] }> {
  const codes = sql.param(positions.map((position) => pickCode(playerId, position)));
  const { rows } = await tx.execute<MovedSquad & { squads: number } & Record<string, unknown>>(sql`
    select l.user_id as "userId", was.total as before, now.total as after, (count(*) over ())::integer as squads
      from fantasy_locked_squad l
      join totals_before was on was.user_id = l.user_id
      join fantasy_score now on now.round_id = l.round_id and now.user_id = l.user_id
     where l.round_id = ${roundId} and l.pick_codes && ${codes}::integer[] and was.total <> now.total
     order by l.user_id
     limit ${EXAMPLES}`);
  const totals = rows.map(({ userId, before, after }) => ({ userId, before, after }));
  return { squads: rows[0]?.squads ?? 0, totals };
}
