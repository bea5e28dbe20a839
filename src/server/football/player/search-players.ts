import { and, eq, inArray, or, sql, type SQL } from "drizzle-orm";
import { PLAYER_SEARCH_ROWS, type PlayerResult } from "#contract/football/player.ts";
import type { Queryable } from "../../db/database.ts";
import { club, league, player } from "../table.ts";

/** From this many characters on, names that only look like what was typed are found too. */
const FUZZY_FROM = 3;
/** How alike a name's nearest part must be to what was typed: one slip in a name leaves more. */
const FUZZY_LIKENESS = 0.45;

/**
 * Players of a provider by what was typed of their name: first those in whose name each word begins a word, then names
 * that look like it; the better player first. Accents and case do not matter. Served by player_search_text_idx.
 */
export async function searchPlayers(db: Queryable, provider: string, typed: string): Promise<PlayerResult[]> {
  const words = typed.split(/[\s'’-]+/).filter((word) => word !== "");
  if (words.length === 0) return [];
  const exact = await select(db, provider, and(...words.map(beginsWord)), sql`${player.overall} desc`);
  if (exact.length >= PLAYER_SEARCH_ROWS || typed.length < FUZZY_FROM) return exact;
  const alike = await searchAlike(db, provider, typed);
  const known = new Set(exact.map(({ id }) => id));
  return [...exact, ...alike.filter(({ id }) => !known.has(id))].slice(0, PLAYER_SEARCH_ROWS);
}

/** What was typed, and the same with ö for oe and so on: whoever lacks the letters writes either. */
function spellings(typed: string): string[] {
  return [...new Set([typed, typed.replaceAll(/([aou])e/gi, "$1")])];
}

async function searchAlike(db: Queryable, provider: string, typed: string): Promise<PlayerResult[]> {
  const forms = spellings(typed).map((spelling) => sql`search_form(${spelling})`);
  const isAlike = or(...forms.map((form) => sql`${form} <% ${player.searchText}`));
  const likenesses = forms.map((form) => sql`word_similarity(${form}, ${player.searchText})`);
  const likeness = sql`greatest(${sql.join(likenesses, sql`, `)})`;
  return db.transaction(async (tx) => {
    // The operator, which the index serves, compares with a setting.
    await tx.execute(
      sql`select set_config('pg_trgm.word_similarity_threshold', ${String(FUZZY_LIKENESS)}, true)`,
    );
    return select(tx, provider, isAlike, sql`${likeness} desc, ${player.overall} desc`);
  });
}

/** A word at the beginning of the name, or behind a space, a dash or an apostrophe. */
function beginsWord(word: string): SQL {
  const pattern = word.replaceAll(/[\\%_]/g, String.raw`\$&`);
  return sql`(${player.searchText} like search_form(${pattern}) || '%'
    or ${player.searchText} like '% ' || search_form(${pattern}) || '%'
    or ${player.searchText} like '%-' || search_form(${pattern}) || '%'
    or ${player.searchText} like '%''' || search_form(${pattern}) || '%')`;
}

/** The players of a provider with these ids, in no order. */
export async function findPlayers(
  db: Queryable,
  provider: string,
  ids: readonly number[],
): Promise<PlayerResult[]> {
  return ids.length === 0 ? [] : query(db, provider, inArray(player.id, [...ids]));
}

async function select(
  db: Queryable,
  provider: string,
  only: SQL | undefined,
  order: SQL,
): Promise<PlayerResult[]> {
  return query(db, provider, only).orderBy(order, player.name, player.id).limit(PLAYER_SEARCH_ROWS);
}

function query(db: Queryable, provider: string, only: SQL | undefined) {
  return db
    .select({
      id: player.id,
      name: player.name,
      club: sql<string>`coalesce(${club.name}, '')`,
      photo: player.photoUrl,
      leagueName: sql<string>`coalesce(${league.name}, '')`,
      position: player.position,
    })
    .from(player)
    .leftJoin(club, eq(club.id, player.clubId))
    .leftJoin(league, eq(league.id, club.leagueId))
    .where(and(eq(player.provider, provider), only))
    .$dynamic();
}
