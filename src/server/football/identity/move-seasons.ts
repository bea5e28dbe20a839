import { sql } from "drizzle-orm";
import type { Transaction } from "#server/platform/db/database.ts";
import type { PlayerMove } from "./move-figures.ts";

/**
 * Moves a player's seasons to another: all (null) or some, except those the other already has.
 *
 * @returns the seasons
 */
export async function moveSeasons(
  tx: Transaction,
  { from, to, seasons }: PlayerMove & { readonly seasons: readonly number[] | null },
): Promise<number[]> {
  const isMeant = seasons === null ? sql`true` : sql`season = any(${sql.param([...seasons])}::smallint[])`;
  const { rows } = await tx.execute<{ season: number }>(sql`
    update player_season set player_id = ${to}
     where player_id = ${from} and ${isMeant}
       and season not in (select season from player_season where player_id = ${to})
    returning season`);
  return rows.map(({ season }) => season);
}
