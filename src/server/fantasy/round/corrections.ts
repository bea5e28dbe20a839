import { sql } from "drizzle-orm";
import { positions } from "#game/card/position.ts";
import { pickCode } from "#game/tournament/pick-code.ts";
import type { Queryable } from "#server/platform/db/database.ts";
import { tableNameOf } from "#server/platform/standings/write-table.ts";
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
 * Notes the corrections that came too late for a final round: they are held until an admin allows them
 * (docs/rules.md#corrections). Running it again changes nothing.
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

/** A round's settlements before and after corrections. */
export interface Resettled {
  readonly roundId: number;
  readonly before: number | null;
  readonly after: number;
}

export interface MovedByCorrection {
  readonly correctionId: number;
  readonly squads: number;
  readonly totals: readonly MovedSquad[];
}

/** What each correction has moved: the squads with its player that have another total than before. */
export async function loadMovedTotals(
  db: Queryable,
  corrections: readonly CountedCorrection[],
  settled: Resettled,
): Promise<MovedByCorrection[]> {
  const moved: MovedByCorrection[] = [];
  for (const { id, playerId } of corrections) {
    moved.push({ correctionId: id, ...(await loadMoved(db, playerId, settled)) });
  }
  return moved;
}

/** Corrections are rare: reading all squads of the round for one is no more than counting them was. */
async function loadMoved(
  db: Queryable,
  playerId: number,
  { roundId, before, after }: Resettled,
): Promise<{ squads: number; totals: readonly MovedSquad[] }> {
  if (before === null) return { squads: 0, totals: [] };
  const codes = sql.param(positions.map((position) => pickCode(playerId, position)));
  const { rows } = await db.execute<MovedSquad & { squads: number } & Record<string, unknown>>(sql`
    select l.user_id as "userId", was.points as before, now.points as after, (count(*) over ())::integer as squads
      from fantasy_locked_squad l
      join ${sql.identifier(tableNameOf(before))} was on was.user_id = l.user_id
      join ${sql.identifier(tableNameOf(after))} now on now.user_id = l.user_id
     where l.round_id = ${roundId} and l.pick_codes && ${codes}::integer[] and was.points <> now.points
     order by l.user_id
     limit ${EXAMPLES}`);
  const totals = rows.map(({ userId, before: was, after: is }) => ({ userId, before: was, after: is }));
  return { squads: rows[0]?.squads ?? 0, totals };
}

/** Notes what corrections have moved, with the tables that took them in. */
export async function noteMovedTotals(
  tx: Queryable,
  roundId: number,
  moved: readonly MovedByCorrection[],
): Promise<void> {
  for (const { correctionId, ...effect } of moved) {
    await tx
      .insert(fantasyCorrection)
      .values({ correctionId, roundId, outcome: "counted", ...effect })
      .onConflictDoUpdate({
        target: [fantasyCorrection.correctionId, fantasyCorrection.roundId],
        set: effect,
      });
  }
}
