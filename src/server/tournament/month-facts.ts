import { sql } from "drizzle-orm";
import { utcDay } from "#game/leaderboard/movement.ts";
import { histogramOf, type PointsCount } from "#game/leaderboard/points-histogram.ts";
import { standingOfKey } from "#game/tournament/standing.ts";
import type { StandingRuns } from "#game/tournament/standing-runs.ts";
import type { Queryable } from "#server/platform/db/database.ts";
import { tournamentDay } from "./table.ts";

export interface MonthFacts {
  readonly tournamentId: number;
  readonly settlementId: number;
  /** The instant whose day they belong to, epoch milliseconds. */
  readonly at: number;
  readonly runs: StandingRuns;
  /** How many entries hold a player. */
  readonly holders: ReadonlyMap<number, number>;
}

/**
 * Keeps what statistics show of a settlement: how many entries have how many points, for the day, and how many hold a
 * player. Both are a thousand numbers or so, however many entries there are.
 */
export async function writeMonthFacts(db: Queryable, facts: MonthFacts): Promise<void> {
  const { tournamentId, settlementId, at, runs, holders } = facts;
  if (runs.keys.length === 0) return;
  const { lowest, counts } = histogramOf(countPoints(runs));
  await db
    .insert(tournamentDay)
    .values({ tournamentId, day: utcDay(at), lowest, counts: [...counts] })
    .onConflictDoUpdate({
      target: [tournamentDay.tournamentId, tournamentDay.day],
      set: { lowest, counts: [...counts] },
    });
  await db.execute(sql`
    insert into pick_share (settlement_id, player_id, entries)
    select ${settlementId}, * from unnest(${sql.param([...holders.keys()])}::integer[],
                                          ${sql.param([...holders.values()])}::integer[])`);
}

/** The table goes down in points, so runs that have the same follow each other. */
function countPoints({ keys, firstPlaces }: StandingRuns): PointsCount[] {
  const counted: PointsCount[] = [];
  let [first, points] = [0, standingOfKey(keys[0] ?? 0).points];
  for (let run = 1; run <= keys.length; run += 1) {
    const next = standingOfKey(keys[run] ?? 0).points;
    if (run < keys.length && next === points) continue;
    counted.push({ points, entries: (firstPlaces[run] ?? 0) - (firstPlaces[first] ?? 0) });
    [first, points] = [run, next];
  }
  return counted;
}
