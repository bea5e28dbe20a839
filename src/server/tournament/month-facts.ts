import { sql } from "drizzle-orm";
import { utcDay } from "#game/leaderboard/movement.ts";
import { histogramOf } from "#game/leaderboard/points-histogram.ts";
import type { Queryable } from "#server/platform/db/database.ts";
import { tournamentDay } from "./table.ts";

/** Keeps how many entries have how many points, for the day of an instant: a thousand numbers or so. */
export async function writeDay(
  db: Queryable,
  { tournamentId, at }: { readonly tournamentId: number; readonly at: number },
  points: Int16Array,
): Promise<void> {
  if (points.length === 0) return;
  const { lowest, counts } = histogramOf(points);
  await db
    .insert(tournamentDay)
    .values({ tournamentId, day: utcDay(at), lowest, counts: [...counts] })
    .onConflictDoUpdate({
      target: [tournamentDay.tournamentId, tournamentDay.day],
      set: { lowest, counts: [...counts] },
    });
}

/** Keeps how many of a settlement's entries hold each player. */
export async function writePickShares(
  db: Queryable,
  settlementId: number,
  holders: ReadonlyMap<number, number>,
): Promise<void> {
  await db.execute(sql`
    insert into pick_share (settlement_id, player_id, entries)
    select ${settlementId}, * from unnest(${sql.param([...holders.keys()])}::integer[],
                                          ${sql.param([...holders.values()])}::integer[])`);
}
