import { sql } from "drizzle-orm";
import type { Database } from "#server/platform/db/database.ts";
import { setLeastLikeness } from "#server/platform/db/name-search.ts";

/** Shorter words are in too many names. */
const LEAST_LETTERS = 4;
const MOST_WORDS = 80;
/** The least similarity between part of a name and a word. */
const LIKENESS = 0.5;
const MOST_PLAYERS = 300;

export interface NamedPlayer {
  readonly id: number;
  readonly name: string;
  readonly shortName: string;
}

/** A provider's players with a name like one of these words, most similar first. Served by player_search_text_idx. */
export async function findNamedLike(
  db: Database,
  provider: string,
  words: readonly string[],
): Promise<NamedPlayer[]> {
  const telling = words.filter(({ length }) => length >= LEAST_LETTERS).slice(0, MOST_WORDS);
  if (telling.length === 0) return [];
  return db.transaction(async (tx) => {
    await setLeastLikeness(tx, LIKENESS);
    const { rows } = await tx.execute<NamedPlayer & Record<string, unknown>>(sql`
      select p.id, p.name, p.short_name as "shortName"
        from unnest(${sql.param(telling)}::text[]) as word
        join player p on word <% p.search_text and p.provider = ${provider}
       group by p.id
       order by sum(word_similarity(word, p.search_text)) desc, p.id
       limit ${MOST_PLAYERS}`);
    return rows;
  });
}
