import { and, asc, desc, eq, inArray, or, sql, type SQL } from "drizzle-orm";
import { PLAYER_SEARCH_ROWS, type PlayerResult } from "#contract/football/player.ts";
import { club, league, player } from "#server/football/table.ts";
import type { Database, Queryable } from "#server/platform/db/database.ts";
import { begins, isLike, likeness, setLeastLikeness, TYPO_FROM } from "#server/platform/db/name-search.ts";

/** The least similarity of a typed word to a name: a word of six with two letters swapped still has it. */
const LEAST_LIKENESS = 0.28;
/** A share of the best match's similarity; anything below is noise. */
const NEAR_THE_BEST = 0.6;

const shown = {
  id: player.id,
  name: player.name,
  club: sql<string>`coalesce(${club.name}, '')`,
  clubCode: club.code,
  clubColours: sql<PlayerResult["clubColours"]>`case when ${club.id} is not null then
    json_build_object('primary', ${club.primaryColour}, 'secondary', ${club.secondaryColour}) end`,
  photo: player.photoUrl,
  leagueName: sql<string>`coalesce(${league.name}, '')`,
  position: player.position,
};

/**
 * A provider's players by the typed part of their name: first those with words that start with each typed word, better
 * players first, then similar names. Accents and case don't matter.
 */
export async function searchPlayers(db: Database, provider: string, typed: string): Promise<PlayerResult[]> {
  // Only letters and digits remain, so a word needs no escaping for LIKE.
  const words = typed.normalize("NFC").match(/[\p{L}\p{Nd}]+/gu) ?? [];
  if (words.length === 0) return [];
  const exact = await selectPlayers(db, {})
    .where(and(eq(player.provider, provider), ...words.map(hasWord)))
    .orderBy(desc(player.overall), asc(player.id))
    .limit(PLAYER_SEARCH_ROWS);
  if (exact.length === PLAYER_SEARCH_ROWS || words.every((word) => word.length < TYPO_FROM)) return exact;
  const known = new Set(exact.map(({ id }) => id));
  const alike = await findAlike(db, provider, words);
  return [...exact, ...alike.filter(({ id }) => !known.has(id))].slice(0, PLAYER_SEARCH_ROWS);
}

/** The players of a provider with these ids, in no order. */
export async function findPlayers(
  db: Queryable,
  provider: string,
  ids: readonly number[],
): Promise<PlayerResult[]> {
  if (ids.length === 0) return [];
  return selectPlayers(db, {}).where(and(eq(player.provider, provider), inArray(player.id, [...ids])));
}

/** Players whose names have, for each word, one that starts with it or is similar; most similar first. */
async function findAlike(db: Database, provider: string, words: readonly string[]): Promise<PlayerResult[]> {
  const parts = words.map((word) => likeness(player.searchText, word));
  const total = sql<number>`${sql.join(parts, sql` + `)}`;
  const rows = await db.transaction(async (tx) => {
    await setLeastLikeness(tx, LEAST_LIKENESS);
    return selectPlayers(tx, { likeness: total })
      .where(and(eq(player.provider, provider), ...words.map(hasWordLike)))
      .orderBy(desc(total), desc(player.overall), asc(player.id))
      .limit(PLAYER_SEARCH_ROWS);
  });
  const least = NEAR_THE_BEST * (rows[0]?.likeness ?? 0);
  return rows.filter((row) => row.likeness >= least).map(({ likeness: _, ...found }) => found);
}

function selectPlayers<More extends Record<string, SQL>>(db: Queryable, more: More) {
  return db
    .select({ ...shown, ...more })
    .from(player)
    .leftJoin(club, eq(club.id, player.clubId))
    .leftJoin(league, eq(league.id, club.leagueId));
}

/** Served by player_search_text_idx. */
function hasWord(word: string): SQL {
  return begins(player.searchText, word, "word");
}

/** A typo is rarely in the first letter, and too much in a name is similar to the middle of a word. */
function hasWordLike(word: string): SQL | undefined {
  if (word.length < TYPO_FROM) return hasWord(word);
  return or(hasWord(word), and(isLike(player.searchText, word), hasWord(word.charAt(0))));
}

/** Shorter words are in too many names. */
const TELLING_FROM = 4;
const MOST_WORDS = 80;
/** The least similarity between part of a name and a word. */
const TELLING_LIKENESS = 0.5;
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
  const telling = words.filter(({ length }) => length >= TELLING_FROM).slice(0, MOST_WORDS);
  if (telling.length === 0) return [];
  return db.transaction(async (tx) => {
    await setLeastLikeness(tx, TELLING_LIKENESS);
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
