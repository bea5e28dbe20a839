import { and, asc, desc, eq, inArray, or, sql, type SQL } from "drizzle-orm";
import { PLAYER_SEARCH_ROWS, type PlayerResult } from "#contract/football/player.ts";
import { club, league, player } from "#server/football/table.ts";
import type { Database, Queryable } from "#server/platform/db/database.ts";

/** Shorter words must be typed right: too many others are like them. */
const TYPO_FROM = 4;
/** How like a name one of the typed words must be: two letters swapped leave a word of six this likeness. */
const LEAST_LIKENESS = 0.28;
/** Of the likeness of the likest name; what is less like it is noise. */
const NEAR_THE_BEST = 0.6;

const shown = {
  id: player.id,
  name: player.name,
  club: sql<string>`coalesce(${club.name}, '')`,
  photo: player.photoUrl,
  leagueName: sql<string>`coalesce(${league.name}, '')`,
  position: player.position,
};

/**
 * Players of a provider by what was typed of their name: first those in whose name each typed word begins a word, the
 * better player first, then those whose name is like it. Accents and case do not matter.
 */
export async function searchPlayers(db: Database, provider: string, typed: string): Promise<PlayerResult[]> {
  // Nothing else is left of it, so a word is its own pattern of LIKE.
  const words = typed.normalize("NFC").match(/[\p{L}\p{Nd}]+/gu) ?? [];
  if (words.length === 0) return [];
  const exact = await selectPlayers(db, {})
    .where(and(eq(player.provider, provider), ...words.map(begins)))
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

/** Those whose name has, for each word, one that it begins or one that is like it; the likest first. */
async function findAlike(db: Database, provider: string, words: readonly string[]): Promise<PlayerResult[]> {
  const parts = words.map((word) => sql`word_similarity(search_form(${word}), ${player.searchText})`);
  const likeness = sql<number>`${sql.join(parts, sql` + `)}`;
  const rows = await db.transaction(async (tx) => {
    // The operator, which player_search_text_idx serves, compares with a setting.
    await tx.execute(
      sql`select set_config('pg_trgm.word_similarity_threshold', ${String(LEAST_LIKENESS)}, true)`,
    );
    return selectPlayers(tx, { likeness })
      .where(and(eq(player.provider, provider), ...words.map(beginsOrIsLike)))
      .orderBy(desc(likeness), desc(player.overall), asc(player.id))
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

function begins(word: string): SQL {
  return sql`${player.searchText} like '% ' || search_form(${word}) || '%'`;
}

/** A typo is hardly ever in the first letter, and a name has too much that is like the middle of a word. */
function beginsOrIsLike(word: string): SQL | undefined {
  if (word.length < TYPO_FROM) return begins(word);
  const isLike = sql`search_form(${word}) <% ${player.searchText}`;
  return or(begins(word), and(isLike, begins(word.charAt(0))));
}
