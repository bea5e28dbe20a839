import { eq, inArray, and, sql } from "drizzle-orm";
import { PLAYER_SEARCH_ROWS, type PlayerResult } from "#contract/football/player.ts";
import type { Queryable } from "#server/platform/db/database.ts";
import { findByName } from "#server/player-search/find-by-name.ts";
import { club, league, player } from "#server/football/table.ts";

/**
 * Players of a provider by what was typed of their name: first those in whose name each word begins a word, then names
 * that are a slip of the pen away; the better player first. Accents and case do not matter (docs/decisions/0018).
 */
export async function searchPlayers(db: Queryable, provider: string, typed: string): Promise<PlayerResult[]> {
  const ids = await findByName(db, provider, { typed, most: PLAYER_SEARCH_ROWS });
  const byId = new Map((await findPlayers(db, provider, ids)).map((found) => [found.id, found]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** The players of a provider with these ids, in no order. */
export async function findPlayers(
  db: Queryable,
  provider: string,
  ids: readonly number[],
): Promise<PlayerResult[]> {
  if (ids.length === 0) return [];
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
    .where(and(eq(player.provider, provider), inArray(player.id, [...ids])));
}
