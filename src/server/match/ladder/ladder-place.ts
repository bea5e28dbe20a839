import { and, eq, gt, sql } from "drizzle-orm";
import type { Queryable } from "#server/platform/db/database.ts";
import { ALL_TIME } from "./move-on-ladders.ts";
import { ladderCount } from "./table.ts";

/** A manager's place on the ladder of all time. */
export interface LadderPlace {
  /** Managers with more points, and one; 0 without a ranked match. */
  readonly currentRank: number;
  readonly rankedMatches: number;
}

/** A manager's place. Without any match there is no query. */
export async function loadLadderPlace(
  db: Queryable,
  { id, totalMatches }: { readonly id: string; readonly totalMatches: number },
): Promise<LadderPlace> {
  if (totalMatches === 0) return { currentRank: 0, rankedMatches: 0 };
  const { rows } = await db.execute<{ above: number; rankedMatches: number }>(sql`
    select s.wins + s.draws + s.losses as "rankedMatches",
           (select coalesce(sum(c.managers), 0)::integer from ladder_count c
             where c.period = s.period and c.points > s.points) as above
      from ladder_standing s
     where s.period = ${ALL_TIME} and s.user_id = ${id}`);
  const found = rows[0];
  if (found === undefined) return { currentRank: 0, rankedMatches: 0 };
  return { currentRank: found.above + 1, rankedMatches: found.rankedMatches };
}

/** The rank that these points give on a ladder. */
export async function loadRankOf(db: Queryable, period: string, points: number): Promise<number> {
  const rows = await db
    .select({ above: sql<number>`coalesce(sum(${ladderCount.managers}), 0)::integer` })
    .from(ladderCount)
    .where(and(eq(ladderCount.period, period), gt(ladderCount.points, points)));
  return (rows[0]?.above ?? 0) + 1;
}
