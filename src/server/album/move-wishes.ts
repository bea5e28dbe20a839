import { sql } from "drizzle-orm";
import type { CardsMove } from "#server/football/identity/move-figures.ts";
import type { Transaction } from "#server/platform/db/database.ts";

/**
 * Has wishes for a player name another, once each, if the two are one. A move of some cards alone changes no wish.
 * Served by card_wish_player_id_idx.
 */
export async function moveWishes(tx: Transaction, { from, to, cardIds }: CardsMove): Promise<void> {
  if (cardIds !== null) return;
  await tx.execute(sql`
    insert into card_wish (user_id, player_id, created_at)
    select user_id, ${to}, created_at from card_wish where player_id = ${from}
    on conflict on constraint card_wish_once do nothing`);
  await tx.execute(sql`delete from card_wish where player_id = ${from}`);
}
