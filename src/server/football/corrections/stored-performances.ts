import { and, eq, inArray, sql } from "drizzle-orm";
import type { Position } from "#game/card/position.ts";
import type { Performance } from "#game/football/performance.ts";
import type { Queryable } from "#server/platform/db/database.ts";
import { playerSeason } from "#server/football/player/table.ts";
import type { Side } from "#game/side.ts";
import { fixture, performance, player } from "#server/football/table.ts";

/** A stored performance with the player's facts in the fixture's season, which decide its points. */
export interface StoredPerformance {
  readonly fixtureId: number;
  readonly playerId: number;
  /** The year in which the season starts. */
  readonly season: number;
  readonly position: Position;
  /** Null: not known. */
  readonly side: Side | null;
  readonly figures: Performance;
}

/** All performances of these fixtures. Served by performance_once. */
export async function loadStoredPerformances(
  db: Queryable,
  fixtureIds: readonly number[],
): Promise<StoredPerformance[]> {
  if (fixtureIds.length === 0) return [];
  const rows = await db
    .select({
      performance,
      season: fixture.season,
      position: sql<Position>`coalesce(${playerSeason.position}, ${player.position})`,
    })
    .from(performance)
    .innerJoin(fixture, eq(fixture.id, performance.fixtureId))
    .innerJoin(player, eq(player.id, performance.playerId))
    .leftJoin(
      playerSeason,
      and(eq(playerSeason.playerId, player.id), eq(playerSeason.season, fixture.season)),
    )
    .where(inArray(performance.fixtureId, [...fixtureIds]))
    .orderBy(performance.fixtureId, performance.playerId);
  return rows.map(({ performance: { fixtureId, playerId, side, ...figures }, ...of }) => ({
    fixtureId,
    playerId,
    side,
    ...of,
    figures,
  }));
}
