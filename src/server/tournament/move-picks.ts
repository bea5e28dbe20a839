import { sql } from "drizzle-orm";
import { positions } from "#game/card/position.ts";
import { pickCodesOf } from "#game/tournament/pick-code.ts";
import type { CardsMove, PlayerMove } from "#server/football/identity/move-figures.ts";
import type { Transaction } from "#server/platform/db/database.ts";

function codesOf(playerId: number) {
  return sql.param([...pickCodesOf(playerId)]);
}

/** Whether an entry of a tournament that is not over has both players. */
export async function hasEntryWithBoth(tx: Transaction, { from, to }: PlayerMove): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    select from tournament_entry entry join tournament on tournament.id = entry.tournament_id
     where tournament.status <> 'finished' and entry.pick_codes && ${codesOf(from)}::integer[]
       and entry.pick_codes && ${codesOf(to)}::integer[]
     limit 1`);
  return rows.length > 0;
}

/** Has entries name another player where they name this one, for all cards (null) or some. */
export async function moveEntryPicks(tx: Transaction, { from, to, cardIds }: CardsMove): Promise<void> {
  const ids = sql.param([...(cardIds ?? [])]);
  const isMeant = cardIds === null ? sql`true` : sql`(pick->>'cardId')::integer = any(${ids}::integer[])`;
  const isMoved = sql`pick->'playerId' = to_jsonb(${from}::integer) and ${isMeant}`;
  await tx.execute(sql`
    update tournament_entry entry
       set picks = moved.picks, pick_codes = moved.codes
      from (select one.id,
                   jsonb_agg(case when ${isMoved} then jsonb_set(pick, '{playerId}', to_jsonb(${to}::integer)) else pick end
                             order by place) as picks,
                   array_agg(case when ${isMoved} then code + (${to}::integer - ${from}::integer) * ${positions.length}
                                  else code end order by place) as codes
              from tournament_entry one
             cross join lateral rows from (jsonb_array_elements(one.picks), unnest(one.pick_codes))
                with ordinality as both_of(pick, code, place)
             where one.pick_codes && ${codesOf(from)}::integer[]
             group by one.id) moved
     where entry.id = moved.id and entry.pick_codes <> moved.codes`);
}
