import { sql, type SQL } from "drizzle-orm";
import { SEARCH_ROWS, type SearchResults } from "#contract/search/search.ts";
import { isShownU } from "#server/account/name-columns.ts";
import type { Deps } from "#server/deps.ts";
import { searchPlayers } from "#server/football/player/search-players.ts";
import type { Queryable } from "#server/platform/db/database.ts";
import {
  begins,
  beginsOrIsLike,
  inIndexOrder,
  likestFirst,
  setLeastLikeness,
  TYPO_FROM,
} from "#server/platform/db/name-search.ts";
import type { Viewer } from "#server/platform/http/viewer.ts";

/** How like a name what was typed must be: two letters swapped leave a name of seven this likeness. */
const LEAST_LIKENESS = 0.4;

/** Everything with a name like the typed one; accents and case don't matter. */
export async function searchEverything(
  { db, config }: Deps,
  viewer: Pick<Viewer, "id">,
  typed: string,
): Promise<SearchResults> {
  const players = await searchPlayers(db, config.footballProvider, typed);
  const others = await db.transaction(async (tx) => {
    await setLeastLikeness(tx, LEAST_LIKENESS);
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
     where c.provider = ${provider} and ${beginsOrIsLike(name, typed, "word")}
     order by ${likestFirst(name, typed, "word")}, c.name
     limit ${SEARCH_ROWS}`);
  return rows;
}

/**
 * Who has no username is not found. Among many names most texts begin five or more, which cost next to nothing: only if
 * they are fewer are all names compared. Served by user_search_text_idx and user_search_trigrams_idx.
 */
async function searchManagers(tx: Queryable, typed: string): Promise<SearchResults["managers"]> {
  const name = sql`u.search_text`;
  const find = async (isFound: SQL, order: SQL): Promise<SearchResults["managers"]> => {
    const { rows } = await tx.execute<SearchResults["managers"][number] & Record<string, unknown>>(sql`
      select u.id, u.username, u.image as "imageUrl"
        from "user" u
       where ${isShownU} and ${isFound}
       order by ${order}
       limit ${SEARCH_ROWS}`);
    return rows;
  };
  const begun = await find(begins(name, typed, "name"), inIndexOrder(name));
  if (begun.length === SEARCH_ROWS || typed.length < TYPO_FROM) return begun;
  return find(beginsOrIsLike(name, typed, "name"), sql`${likestFirst(name, typed, "name")}, u.username`);
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
     where m.user_id = ${viewerId} and m.removed_at is null and ${beginsOrIsLike(name, typed, "word")}
     order by ${likestFirst(name, typed, "word")}, l.name, l.id
     limit ${SEARCH_ROWS}`);
  return rows;
}
