/** Match-game points of a new manager, and the floor that nobody falls below (docs/rules.md#ranked-matches). */
export const STARTING_POINTS = 1000;
const POINTS_FLOOR = 0;

/** The most points that one ranked match moves (docs/rules.md#ranked-matches). */
export const K_FACTOR = 24;

/** Beyond this lead the expectation no longer changes: the better side then wins all but one match in ten thousand. */
const LARGEST_LEAD = 1600;

/** The 400th root of ten: a lead of 400 points makes a side ten times as likely to win as to lose (Elo's own scale). */
const STEP = 1.005773063;

/**
 * Odds of the better side for each lead in points, from 0 up. Multiplied up and not taken from Math.pow, whose last
 * bits differ between JavaScript engines: a browser that explains a change of points must round as the server did.
 */
const ODDS: readonly number[] = growingBy(STEP, LARGEST_LEAD);

export type RankedOutcome = "homeWin" | "draw" | "awayWin";

export interface PointsChange {
  readonly before: number;
  readonly after: number;
  /** Points won (positive) or lost, the floor taken into account. */
  readonly change: number;
}

/** The share of the points (0–1) that a side may expect against another: 1 for a win, one half for a draw. */
export function expectedShare(points: number, opponentPoints: number): number {
  const lead = Math.min(LARGEST_LEAD, Math.abs(points - opponentPoints));
  const underdog = 1 / (1 + (ODDS[lead] ?? 1));
  return points > opponentPoints ? 1 - underdog : underdog;
}

/**
 * The points of both sides after a ranked match (docs/rules.md#ranked-matches: Elo, K 24, floor 0, both sides rated).
 * Whole points in and out; what one side wins the other loses, except that nobody falls below the floor. Swapping the
 * sides swaps the answer.
 */
export function ratePoints(
  home: number,
  away: number,
  outcome: RankedOutcome,
): { readonly home: PointsChange; readonly away: PointsChange } {
  const homeShare = { homeWin: 1, draw: 0.5, awayWin: 0 }[outcome];
  // No lead makes an exact half, which Math.round would round up for one side only.
  const homeWins = Math.round(K_FACTOR * (homeShare - expectedShare(home, away)));
  return { home: changed(home, homeWins), away: changed(away, -homeWins) };
}

/** The outcome of a score. */
export function outcomeOf(score: { readonly home: number; readonly away: number }): RankedOutcome {
  if (score.home === score.away) return "draw";
  return score.home > score.away ? "homeWin" : "awayWin";
}

function changed(before: number, by: number): PointsChange {
  const after = Math.max(POINTS_FLOOR, before + by);
  return { before, after, change: after - before };
}

function growingBy(step: number, count: number): number[] {
  const values = [1];
  for (let lead = 1; lead <= count; lead += 1) values.push((values[lead - 1] ?? 1) * step);
  return values;
}
