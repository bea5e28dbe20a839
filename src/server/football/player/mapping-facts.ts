import { and, eq, inArray } from "drizzle-orm";
import type { Position } from "#game/card/position.ts";
import type { Queryable } from "#server/platform/db/database.ts";
import { club, player } from "#server/football/table.ts";

/** What a card takes from its real player. */
export interface MappingFacts {
  readonly playerId: number;
  readonly playerName: string;
  /** The name on the shirt. */
  readonly shortName: string;
  readonly position: Position;
  /** Null: the player has no club. */
  readonly club: string | null;
  readonly overall: number;
}

/** A player of the provider; null: there's none. */
export async function loadMappingFacts(
  db: Queryable,
  provider: string,
  playerId: number,
): Promise<MappingFacts | null> {
  return (await loadMappingFactsOf(db, provider, [playerId])).get(playerId) ?? null;
}

/** The provider's players by their ids; others are left out. */
export async function loadMappingFactsOf(
  db: Queryable,
  provider: string,
  playerIds: readonly number[],
): Promise<ReadonlyMap<number, MappingFacts>> {
  const rows = await db
    .select({
      playerId: player.id,
      playerName: player.name,
      shortName: player.shortName,
      position: player.position,
      club: club.name,
      overall: player.overall,
    })
    .from(player)
    .leftJoin(club, eq(club.id, player.clubId))
    .where(and(inArray(player.id, [...playerIds]), eq(player.provider, provider)));
  return new Map(rows.map((row) => [row.playerId, row]));
}
