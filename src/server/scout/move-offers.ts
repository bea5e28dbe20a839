import { sql } from "drizzle-orm";
import type { CardsMove } from "#server/football/identity/move-figures.ts";
import type { Transaction } from "#server/platform/db/database.ts";

/**
 * Has offers and signings name another player where they name this one: those of all cards, or those of some, and then the
 * offers made while a provider was followed, which mean whom that provider named.
 */
export async function moveOffers(
  tx: Transaction,
  { from, to, cardIds, provider }: CardsMove & { readonly provider: string },
): Promise<void> {
  const isMeant = cardIds === null ? sql`true` : sql`card_id = any(${sql.param([...cardIds])}::integer[])`;
  await tx.execute(sql`update scout_signing set player_id = ${to} where player_id = ${from} and ${isMeant}`);
  await tx.execute(sql`
    update scout_offer offer set player_ids = array_replace(player_ids, ${from}, ${to})
     where ${from} = any(player_ids) and ${to} <> all(player_ids)
       and (${cardIds === null}
            or (select term.provider from football_term term where term.since <= offer.made_at
                 order by term.since desc limit 1) = ${provider})`);
}
