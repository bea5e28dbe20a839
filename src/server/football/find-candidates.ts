import { sql } from "drizzle-orm";
import type { MappingCandidate } from "#game/card/decide-mapping.ts";
import type { Queryable } from "#server/platform/db/database.ts";

/** How alike a name must be to a part of a player's names to be a candidate at all. */
const LEAST_LIKENESS = 0.45;
const MOST_CANDIDATES = 5;

/** What is written on a card. */
export interface NameOnCard {
  readonly cardId: number;
  readonly playerName: string;
  readonly club: string;
}

/**
 * Players of a provider who may be those on the cards, for each card the likeliest first. Accents and case do not
 * matter. Served by player_search_text_idx.
 */
export async function findCandidates(
  db: Queryable,
  provider: string,
  cards: readonly NameOnCard[],
): Promise<ReadonlyMap<number, readonly MappingCandidate[]>> {
  if (cards.length === 0) return new Map();
  const { rows } = await db.transaction(async (tx) => {
    // The operator, which the index serves, compares with a setting.
    await tx.execute(
      sql`select set_config('pg_trgm.word_similarity_threshold', ${`${LEAST_LIKENESS}`}, true)`,
    );
    return tx.execute<MappingCandidate & { cardId: number } & Record<string, unknown>>(sql`
      select given."cardId", found.*
        from jsonb_to_recordset(${JSON.stringify(cards)}::jsonb)
          as given("cardId" integer, "playerName" text, club text)
        cross join lateral (
          select player.id as "playerId", player.position,
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
