import { sql } from "drizzle-orm";
import type { Transaction } from "#server/platform/db/database.ts";
import type { CardsMove } from "#server/football/identity/move-figures.ts";

/**
 * Links a player's cards to another player: all (null) or some; on pending photos it changes the uploader's choice.
 * What's printed on a card doesn't change.
 *
 * @returns the cards
 */
export async function moveCards(tx: Transaction, { from, to, cardIds }: CardsMove): Promise<number[]> {
  const isMeant = (id: ReturnType<typeof sql>) =>
    cardIds === null ? sql`true` : sql`${id} = any(${sql.param([...cardIds])}::integer[])`;
  const linked = await tx.execute<{ id: number }>(sql`
    update card set player_id = ${to} where player_id = ${from} and ${isMeant(sql`id`)} returning id`);
  const claimed = await tx.execute<{ id: number }>(sql`
    update card_photo set claim = jsonb_set(claim, '{playerId}', to_jsonb(${to}::integer))
     where claim->'playerId' = to_jsonb(${from}::integer) and ${isMeant(sql`card_id`)}
    returning card_id as id`);
  return [...new Set([...linked.rows, ...claimed.rows].map(({ id }) => id))];
}

/**
 * The cards linked to a player, or uploaded with him as the choice, from an instant on while a provider was followed:
 * they mean that provider's player. The audit shows cards that were linked after they were made. Served by
 * card_player_id_idx; reads the whole audit, which is fine because undoing a merge is rare.
 */
export async function findCardsLinkedSince(
  tx: Transaction,
  { playerId, provider, at }: { readonly playerId: number; readonly provider: string; readonly at: Date },
): Promise<number[]> {
  const { rows } = await tx.execute<{ id: number }>(sql`
    with own as (
      select id, greatest(created_at, decided_at) as at from card where player_id = ${playerId}),
    mapped as (
      select subject, details, at from audit_log where action = 'card.map' and at >= ${at}),
    linked as (
      select id, at from own
      union
      select own.id, mapped.at from mapped join own on mapped.subject = 'card ' || own.id
      union
      select own.id, mapped.at
        from mapped cross join lateral jsonb_array_elements(mapped.details->'cardIds') given(id)
        join own on given.id = to_jsonb(own.id)
      union
      select card.id, card.created_at
        from card_photo join card on card.id = card_photo.card_id
       where card_photo.claim->'playerId' = to_jsonb(${playerId}::integer) and card.player_id is null)
    select id from (select id, max(at) as at from linked group by id) latest
     where latest.at >= ${at}
       and (select term.provider from football_term term where term.since <= latest.at
             order by term.since desc limit 1) = ${provider}`);
  return rows.map(({ id }) => id);
}
