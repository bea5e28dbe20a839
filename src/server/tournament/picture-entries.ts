import { sql } from "drizzle-orm";
import type { PicturedCard } from "#server/card/locks.ts";
import type { Queryable } from "#server/platform/db/database.ts";

/** Shows a card's new picture in the entries with a copy of the card. Served by tournament_entry_user_id_idx. */
export async function pictureEntries(
  tx: Queryable,
  { userId, cardId, imageUrl }: PicturedCard,
): Promise<void> {
  await tx.execute(sql`
    update tournament_entry
       set picks = (select jsonb_agg(case when pick->'cardId' = to_jsonb(${cardId}::integer)
                                          then jsonb_set(pick, '{imageUrl}', to_jsonb(${imageUrl}::text))
                                          else pick end order by place)
                      from jsonb_array_elements(picks) with ordinality as one(pick, place))
     where user_id = ${userId} and picks @> ${JSON.stringify([{ cardId }])}::jsonb`);
}
