import { sql, type SQL } from "drizzle-orm";
import { positions } from "#game/card/position.ts";
import { pickCodesOf } from "#game/tournament/pick-code.ts";
import type { CardsMove, PlayerMove } from "#server/football/identity/move-figures.ts";
import type { Transaction } from "#server/platform/db/database.ts";

function codesOf(playerId: number): SQL {
  return sql`${sql.param([...pickCodesOf(playerId)])}::integer[]`;
}

/** Whether the squad of somebody has both players. */
export async function hasSquadWithBoth(tx: Transaction, { from, to }: PlayerMove): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    select from fantasy_squad
     where pick_codes && ${codesOf(from)} and pick_codes && ${codesOf(to)} limit 1`);
  return rows.length > 0;
}

/** Has the rows of a table with `card_ids` and `pick_codes` name another player where they name this one. */
export function moveCodes(
  table: "fantasy_squad" | "practice_season" | "practice_gameweek",
  move: CardsMove,
): SQL {
  return sql`update ${sql.identifier(table)} set pick_codes = ${movedCodes(move)}
              where pick_codes && ${codesOf(move.from)}`;
}

function movedCodes({ from, to, cardIds }: CardsMove): SQL {
  const isMeant = cardIds === null ? sql`true` : sql`card_id = any(${sql.param([...cardIds])}::integer[])`;
  return sql`(select array_agg(case when code >= 0 and code / ${positions.length} = ${from} and ${isMeant}
                                    then code + (${to}::integer - ${from}::integer) * ${positions.length}
                                    else code end order by place)
                from unnest(card_ids, pick_codes) with ordinality as pick(card_id, code, place))`;
}

/**
 * Has squads name another player where they name this one, for all cards (null) or some, locked ones too: to whom a card
 * is linked is no transfer. What a final round has counted stays: the other player has it there as well.
 */
export async function moveSquadPicks(tx: Transaction, move: CardsMove): Promise<void> {
  const { from, to } = move;
  await tx.execute(moveCodes("fantasy_squad", move));
  await tx.execute(sql`
    update fantasy_squad set gone_ids = array_replace(gone_ids, ${from}, ${to})
     where ${move.cardIds === null} and ${from} = any(gone_ids)`);
  const { rows } = await tx.execute<{ id: number }>(sql`
    update fantasy_locked_squad set pick_codes = ${movedCodes(move)}
     where pick_codes && ${codesOf(from)}
    returning round_id as id`);
  const roundIds = [...new Set(rows.map(({ id }) => id))];
  if (roundIds.length === 0) return;
  await countHoldersAnew(tx, roundIds, move);
  await tx.execute(sql`
    update fantasy_round
       set frozen = frozen || (
             select coalesce(jsonb_agg(jsonb_set(one, '{playerId}', to_jsonb(${to}::integer))), '[]'::jsonb)
               from jsonb_array_elements(frozen) one
              where one->'playerId' = to_jsonb(${from}::integer)
                and not frozen @> jsonb_build_array(
                  jsonb_build_object('fixtureId', one->'fixtureId', 'playerId', ${to}::integer)))
     where id = any(${sql.param(roundIds)}::integer[]) and frozen is not null`);
}

/** How many squads of these rounds hold the two players. */
async function countHoldersAnew(
  tx: Transaction,
  roundIds: readonly number[],
  { from, to }: PlayerMove,
): Promise<void> {
  const [ids, both] = [sql.param([...roundIds]), sql.param([from, to])];
  await tx.execute(sql`
    delete from fantasy_ownership
     where round_id = any(${ids}::integer[]) and player_id = any(${both}::integer[])`);
  await tx.execute(sql`
    insert into fantasy_ownership (round_id, player_id, squads)
    select locked.round_id, code / ${positions.length}, count(*)
      from fantasy_locked_squad locked cross join unnest(locked.pick_codes) code
     where locked.round_id = any(${ids}::integer[]) and code / ${positions.length} = any(${both}::integer[])
     group by 1, 2`);
}
