import { sql } from "drizzle-orm";
import type { CalibrationView } from "#contract/match/match.ts";
import { expectedShare } from "#game/match/elo.ts";
import { remembered } from "#server/platform/batching/remembered.ts";
import type { Clock } from "#server/platform/clock.ts";
import type { Queryable } from "#server/platform/db/database.ts";
import { predictedShares } from "#game/match/calibration.ts";

/** Width of a line, in points of overall and in match-game points; the last line takes everything beyond. */
const OVERALL_STEP = 4;
const OVERALL_LINES = 6;
const POINTS_STEP = 50;
const POINTS_LINES = 7;

/** Of so many ranked matches a share is known to a third of a percent; more would take longer the longer people play. */
const COUNTED_MATCHES = 100_000;

/** How long a count is shown before it is made again. */
const KEPT_MS = 60_000;

type Line = { line: number; matches: number; wins: number; draws: number; gap: number };

/**
 * Reads the calibration, counted over the newest ranked matches at most once a minute by this process. Matches never
 * change, so an old count is short of the newest ones and otherwise right.
 */
export function calibrationReader(db: Queryable, clock: Clock): () => Promise<CalibrationView> {
  const calibration = remembered(clock, KEPT_MS, (_: "all") => count(db, clock.now()));
  return () => calibration("all");
}

/** The ranked matches that are counted. Served by match_ranked_idx alone. */
const newest = sql`
  (select overall_gap, home_points_before - away_points_before as points_gap, home_score, away_score
     from match where match_type = 'ranked' order by id desc limit ${COUNTED_MATCHES}) as newest`;

async function count(db: Queryable, now: number): Promise<CalibrationView> {
  const total = await db.execute<{ matches: number; goals: number | null }>(sql`
    select count(*)::integer as matches, avg((home_score + away_score) / 2.0)::float8 as goals from ${newest}`);
  const byOverall = await countBy(db, { gap: sql`overall_gap`, step: OVERALL_STEP, lines: OVERALL_LINES });
  const byPoints = await countBy(db, { gap: sql`points_gap`, step: POINTS_STEP, lines: POINTS_LINES });
  const { matches = 0, goals = null } = total.rows[0] ?? {};
  return {
    matches,
    meanGoals: goals,
    byOverall: byOverall.map((line) => {
      const { win, draw, loss } = predictedShares(line.gap);
      return { ...toObserved(line, OVERALL_STEP), predicted: { win, draw, loss } };
    }),
    byPoints: byPoints.map((line) => ({
      ...toObserved(line, POINTS_STEP),
      expectedShare: expectedShare(Math.round(line.gap), 0),
    })),
    countedAt: new Date(now).toISOString(),
  };
}

interface Grouping {
  /** By how much the home side is ahead. */
  readonly gap: ReturnType<typeof sql>;
  readonly step: number;
  readonly lines: number;
}

/** Ranked matches by how far the sides were apart, with the better side's results; equals are the home side's. */
async function countBy(db: Queryable, { gap, step, lines }: Grouping): Promise<Line[]> {
  const { rows } = await db.execute<Line>(sql`
    select least(abs(gap) / ${step}::integer, ${lines - 1}::integer) as line, count(*)::integer as matches,
           (count(*) filter (where goals > 0))::integer as wins,
           (count(*) filter (where goals = 0))::integer as draws,
           avg(abs(gap))::float8 as gap
      from (select ${gap} as gap,
                   (home_score - away_score) * case when ${gap} < 0 then -1 else 1 end as goals
              from ${newest}) as ranked
     group by line order by line`);
  return rows;
}

function toObserved({ line, matches, wins, draws }: Line, step: number) {
  return { gapFrom: line * step, matches, wins, draws, losses: matches - wins - draws };
}
