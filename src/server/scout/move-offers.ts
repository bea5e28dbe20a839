import { sql } from "drizzle-orm";
import type { CardsMove } from "#server/football/identity/move-figures.ts";
import type { Transaction } from "#server/platform/db/database.ts";

/**
 * Replaces a player in offers and signings: for all cards, or only for some. In that case only the offers made while
 * `provider` was followed change, because they name that provider's player.
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
