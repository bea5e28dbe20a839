import { utcDay } from "#game/leaderboard/movement.ts";
import { histogramOf } from "#game/leaderboard/points-histogram.ts";
import { readPickCode } from "#game/tournament/pick-code.ts";
import type { Queryable } from "../db/database.ts";
import { pickShare, tournamentDay } from "./table.ts";

export interface MonthFacts {
  readonly tournamentId: number;
  readonly settlementId: number;
  /** The instant whose day they belong to, epoch milliseconds. */
  readonly at: number;
  readonly points: Int16Array;
  readonly pickCodes: Int32Array;
}

/**
 * Keeps what statistics show of a settlement: how many entries have how many points, for the day, and how many hold a
 * player. Both are a thousand numbers or so, however many entries there are.
 */
export async function writeMonthFacts(db: Queryable, facts: MonthFacts): Promise<void> {
  const { tournamentId, settlementId, at, points, pickCodes } = facts;
  if (points.length === 0) return;
  const { lowest, counts } = histogramOf(points);
  await db
    .insert(tournamentDay)
    .values({ tournamentId, day: utcDay(at), lowest, counts: [...counts] })
    .onConflictDoUpdate({
      target: [tournamentDay.tournamentId, tournamentDay.day],
      set: { lowest, counts: [...counts] },
    });
  const shares = countPlayers(pickCodes);
  if (shares.size === 0) return;
  await db
    .insert(pickShare)
    .values([...shares].map(([playerId, entries]) => ({ settlementId, playerId, entries })));
}

/** No entry holds a player twice, so picks are entries. */
function countPlayers(pickCodes: Int32Array): Map<number, number> {
  const picks = new Map<number, number>();
  for (const code of pickCodes) picks.set(code, (picks.get(code) ?? 0) + 1);
  const players = new Map<number, number>();
  for (const [code, count] of picks) {
    const pick = readPickCode(code);
    if (pick !== null) players.set(pick.playerId, (players.get(pick.playerId) ?? 0) + count);
  }
  return players;
}
