import { sql } from "drizzle-orm";
import type { MappingCandidate } from "#game/card/decide-mapping.ts";
import type { Queryable } from "#server/platform/db/database.ts";
import { setLeastLikeness } from "#server/platform/db/name-search.ts";

/** The least similarity between a name and part of a player's names. */
const LEAST_LIKENESS = 0.45;
const MOST_CANDIDATES = 5;

/** The text on a card. */
export interface NameOnCard {
  readonly cardId: number;
  readonly playerName: string;
  readonly club: string;
}

/**
 * A provider's players who may be those on the cards, likeliest first for each card. Accents and case don't matter.
 * Served by player_search_text_idx.
 */
export async function findCandidates(
  db: Queryable,
  provider: string,
  cards: readonly NameOnCard[],
): Promise<ReadonlyMap<number, readonly MappingCandidate[]>> {
  if (cards.length === 0) return new Map();
  const { rows } = await db.transaction(async (tx) => {
    await setLeastLikeness(tx, LEAST_LIKENESS);
    return tx.execute<MappingCandidate & { cardId: number } & Record<string, unknown>>(sql`
      select given."cardId", found.*
        from jsonb_to_recordset(${JSON.stringify(cards)}::jsonb)
          as given("cardId" integer, "playerName" text, club text)
        cross join lateral (
          select player.id as "playerId", player.name, player.position,
                 greatest(similarity(search_form(given."playerName"), search_form(player.name)),
                          similarity(search_form(given."playerName"), search_form(player.short_name)))
                   as "nameLikeness",
                 coalesce(greatest(similarity(search_form(given.club), search_form(club.name)),
                                   similarity(search_form(given.club), search_form(club.short_name))), 0)
                   as "clubLikeness"
            from player left join club on club.id = player.club_id
           where player.provider = ${provider} and search_form(given."playerName") <% player.search_text
           order by 3 desc, 4 desc, player.overall desc, player.id
           limit ${MOST_CANDIDATES}) as found`);
  });
  return Map.groupBy(rows, ({ cardId }) => cardId);
}
