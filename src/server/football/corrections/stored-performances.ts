import { eq, inArray } from "drizzle-orm";
import type { Position } from "#game/card/position.ts";
import type { Performance } from "#game/football/performance.ts";
import type { Queryable } from "#server/platform/db/database.ts";
import { performance, player } from "#server/football/table.ts";

/** A stored performance with the player's own position, by which it is scored. */
export interface StoredPerformance {
  readonly fixtureId: number;
  readonly playerId: number;
  readonly position: Position;
  readonly figures: Performance;
}

/** All performances of these fixtures. Served by performance_once. */
export async function loadStoredPerformances(
  db: Queryable,
  fixtureIds: readonly number[],
): Promise<StoredPerformance[]> {
  if (fixtureIds.length === 0) return [];
  const rows = await db
    .select({ performance, position: player.position })
    .from(performance)
    .innerJoin(player, eq(player.id, performance.playerId))
    .where(inArray(performance.fixtureId, [...fixtureIds]))
    .orderBy(performance.fixtureId, performance.playerId);
  return rows.map(({ performance: { fixtureId, playerId, ...figures }, position }) => ({
    fixtureId,
    playerId,
    position,
    figures,
  }));
}
