import { sql } from "drizzle-orm";
import { utcDay } from "#game/leaderboard/movement.ts";
import { histogramOf } from "#game/leaderboard/points-histogram.ts";
import { readPickCode } from "#game/tournament/pick-code.ts";
import type { StandingRun } from "#game/tournament/standing-runs.ts";
import type { Queryable } from "../db/database.ts";
import { tournamentDay } from "./table.ts";

export interface MonthFacts {
  readonly tournamentId: number;
  readonly settlementId: number;
  /** The instant whose day they belong to, epoch milliseconds. */
  readonly at: number;
  readonly runs: readonly StandingRun[];
  readonly pickCodes: Int32Array;
}

/**
 * Keeps what statistics show of a settlement: how many entries have how many points, for the day, and how many hold a
 * player. Both are a thousand numbers or so, however many entries there are.
 */
export async function writeMonthFacts(db: Queryable, facts: MonthFacts): Promise<void> {
  const { tournamentId, settlementId, at, runs, pickCodes } = facts;
  if (runs.length === 0) return;
  const { lowest, counts } = histogramOf(
    runs.map(({ points, firstPlace, lastPlace }) => ({ points, entries: lastPlace - firstPlace + 1 })),
  );
  await db
    .insert(tournamentDay)
    .values({ tournamentId, day: utcDay(at), lowest, counts: [...counts] })
    .onConflictDoUpdate({
      target: [tournamentDay.tournamentId, tournamentDay.day],
      set: { lowest, counts: [...counts] },
    });
  const shares = countPlayers(pickCodes);
  await db.execute(sql`
    insert into pick_share (settlement_id, player_id, entries)
    select ${settlementId}, * from unnest(${sql.param([...shares.keys()])}::integer[],
                                          ${sql.param([...shares.values()])}::integer[])`);
}

/** No entry holds a player twice, so picks are entries. */
function countPlayers(pickCodes: Int32Array): Map<number, number> {
  const greatest = pickCodes.reduce((most, code) => Math.max(most, code), 0);
  const picks = new Int32Array(greatest + 1);
  for (const code of pickCodes) if (code >= 0) picks[code] = (picks[code] ?? 0) + 1;
  const players = new Map<number, number>();
  for (const [code, count] of picks.entries()) {
    const pick = count === 0 ? null : readPickCode(code);
    if (pick !== null) players.set(pick.playerId, (players.get(pick.playerId) ?? 0) + count);
  }
  return players;
}
