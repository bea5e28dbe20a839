import { and, eq, inArray, sql } from "drizzle-orm";
import type { Queryable } from "#server/platform/db/database.ts";
import { playerSeason } from "#server/football/player/table.ts";
import { club, player } from "#server/football/table.ts";

/** A player's name, and his club with its league, now or in the requested season. */
export interface PlayerFacts {
  readonly id: number;
  readonly name: string;
  readonly clubId: number | null;
  readonly clubName: string | null;
  readonly leagueId: string | null;
}

/** Players by their ids, with current facts or, with a season, those of the season; unknown ids are left out. */
export async function loadPlayerFacts(
  db: Queryable,
  ids: readonly number[],
  season: number | null = null,
): Promise<ReadonlyMap<number, PlayerFacts>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({
      id: player.id,
      name: player.name,
      clubId: club.id,
      clubName: club.name,
      leagueId: club.leagueId,
    })
    .from(player)
    .leftJoin(playerSeason, and(eq(playerSeason.playerId, player.id), eq(playerSeason.season, season ?? 0)))
    .leftJoin(club, eq(club.id, sql`coalesce(${playerSeason.clubId}, ${player.clubId})`))
    .where(inArray(player.id, [...ids]));
  return new Map(rows.map((row) => [row.id, row]));
}

/** The players of these clubs. Served by player_club_id_idx. */
export async function loadPlayersOfClubs(db: Queryable, clubIds: readonly number[]): Promise<number[]> {
  if (clubIds.length === 0) return [];
  const rows = await db
    .select({ id: player.id })
    .from(player)
    .where(inArray(player.clubId, [...clubIds]));
  return rows.map(({ id }) => id);
}
