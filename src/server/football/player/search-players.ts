import { and, asc, desc, eq, inArray, or, sql, type SQL } from "drizzle-orm";
import { PLAYER_SEARCH_ROWS, type PlayerResult } from "#contract/football/player.ts";
import { club, league, player } from "#server/football/table.ts";
import type { Database, Queryable } from "#server/platform/db/database.ts";

/** Shorter words must be spelled right: too many others are similar. */
const TYPO_FROM = 4;
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

/** Players whose names have, for each word, one that starts with it or is similar; most similar first. */
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

/** A typo is rarely in the first letter, and too much in a name is similar to the middle of a word. */
function beginsOrIsLike(word: string): SQL | undefined {
  if (word.length < TYPO_FROM) return begins(word);
  const isLike = sql`search_form(${word}) <% ${player.searchText}`;
  return or(begins(word), and(isLike, begins(word.charAt(0))));
}
