import { inArray } from "drizzle-orm";
import type { Queryable } from "#server/platform/db/database.ts";
import { player } from "#server/football/table.ts";

/** A player's name and present club. */
export interface PlayerFacts {
  readonly id: number;
  readonly name: string;
  readonly clubId: number | null;
}

/** Players by their ids; an id that nobody has is left out. */
export async function loadPlayerFacts(
  db: Queryable,
  ids: readonly number[],
): Promise<ReadonlyMap<number, PlayerFacts>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: player.id, name: player.name, clubId: player.clubId })
    .from(player)
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
