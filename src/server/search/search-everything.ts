import { sql, type SQL } from "drizzle-orm";
import { SEARCH_ROWS, type SearchResults } from "#contract/search/search.ts";
import { isShownU } from "#server/account/name-columns.ts";
import type { Deps } from "#server/deps.ts";
import { searchPlayers } from "#server/football/player/search-players.ts";
import type { Queryable } from "#server/platform/db/database.ts";
import type { Viewer } from "#server/platform/http/viewer.ts";

/** Shorter texts must be typed right: too much else is like them. */
const TYPO_FROM = 4;
/** How like a name what was typed must be: two letters swapped leave a name of seven this likeness. */
const LEAST_LIKENESS = 0.4;

/** What has a name like the one that was typed; accents and case do not matter. */
export async function searchEverything(
  { db, config }: Deps,
  viewer: Pick<Viewer, "id">,
  typed: string,
): Promise<SearchResults> {
  const players = await searchPlayers(db, config.footballProvider, typed);
  const others = await db.transaction(async (tx) => {
    // The operator, which user_search_trigrams_idx serves, compares with a setting.
    await tx.execute(
      sql`select set_config('pg_trgm.word_similarity_threshold', ${String(LEAST_LIKENESS)}, true)`,
    );
    return {
      clubs: await searchClubs(tx, typed, config.footballProvider),
      managers: await searchManagers(tx, typed),
      leagues: await searchLeagues(tx, typed, viewer.id),
    };
  });
  return { players: players.slice(0, SEARCH_ROWS), ...others };
}

/** The clubs of the three leagues are few: they are read one by one. */
async function searchClubs(tx: Queryable, typed: string, provider: string): Promise<SearchResults["clubs"]> {
  const name = sql`' ' || search_form(c.name || ' ' || c.short_name || ' ' || c.code)`;
  const { rows } = await tx.execute<SearchResults["clubs"][number] & Record<string, unknown>>(sql`
    select c.id, c.name, l.name as "leagueName", c.logo_url as logo, c.code,
           json_build_object('primary', c.primary_colour, 'secondary', c.secondary_colour) as colours
      from club c
      join league l on l.id = c.league_id
     where c.provider = ${provider} and ${isLike(name, typed, sql`'% '`)}
     order by ${likestFirst(name, typed, sql`'% '`)}, c.name
     limit ${SEARCH_ROWS}`);
  return rows;
}

/** Who has no username is not found. Served by user_search_text_idx and user_search_trigrams_idx. */
async function searchManagers(tx: Queryable, typed: string): Promise<SearchResults["managers"]> {
  const name = sql`u.search_text`;
  const { rows } = await tx.execute<SearchResults["managers"][number] & Record<string, unknown>>(sql`
    select u.id, u.username, u.image as "imageUrl"
      from "user" u
     where ${isShownU} and ${isLike(name, typed, sql`''`)}
     order by ${likestFirst(name, typed, sql`''`)}, u.username
     limit ${SEARCH_ROWS}`);
  return rows;
}

/** Only those that the viewer is in. Served by mini_league_member_user_id_idx. */
async function searchLeagues(
  tx: Queryable,
  typed: string,
  viewerId: string,
): Promise<SearchResults["leagues"]> {
  const name = sql`' ' || search_form(l.name)`;
  const { rows } = await tx.execute<SearchResults["leagues"][number] & Record<string, unknown>>(sql`
    select l.id, l.name, l.size
      from mini_league_member m
      join mini_league l on l.id = m.league_id
     where m.user_id = ${viewerId} and m.removed_at is null and ${isLike(name, typed, sql`'% '`)}
     order by ${likestFirst(name, typed, sql`'% '`)}, l.name, l.id
     limit ${SEARCH_ROWS}`);
  return rows;
}

/** Whether a name begins like this, after what is `before`, or is like it. */
function isLike(name: SQL, typed: string, before: SQL): SQL {
  const begins = beginsSo(name, typed, before);
  return typed.length < TYPO_FROM ? begins : sql`(${begins} or search_form(${typed}) <% (${name}))`;
}

function likestFirst(name: SQL, typed: string, before: SQL): SQL {
  return sql`(${beginsSo(name, typed, before)}) desc, word_similarity(search_form(${typed}), ${name}) desc`;
}

function beginsSo(name: SQL, typed: string, before: SQL): SQL {
  const plain = typed.replaceAll(/[\\%_]/gu, String.raw`\$&`);
  return sql`(${name}) like ${before} || search_form(${plain}) || '%'`;
}
