import { type Position, positions } from "#game/card/position.ts";
import { cardWeight } from "#game/football/discipline.ts";
import { scorePerformance } from "#game/football/points.ts";
import { pickCode } from "./pick-code.ts";
import type { MonthPerformance } from "./settle-entries.ts";

/**
 * A score in one number: points above goals and assists above cards. Five of them are added up as they are: goals and
 * assists, and cards, of a month stay far below what eight bits hold.
 */
const POINTS_SHIFT = 16;
const GOALS_AND_ASSISTS_SHIFT = 8;
const FIELD_MASK = 0xff;

/** What each pick code has won from a fixture on to the month's end. */
export interface PickScores {
  /**
   * By the code: a score, or nothing for players who haven't played. `pointsOf`, `goalsAndAssistsOf` and `cardsOf` read a
   * score, or the sum of five.
   */
  readonly won: Int32Array;
  /** Ascending. */
  readonly kickOffs: readonly KickOff[];
}

interface KickOff {
  /** Epoch milliseconds. */
  readonly at: number;
  /** Takes away what was won in its fixtures: an entry made then or later has no part in it. */
  pass(): void;
}

/** The scores of an entry made before the month's first kick-off. */
export function scorePicks(performances: readonly MonthPerformance[]): PickScores {
  const players = performances.reduce((most, { playerId }) => Math.max(most, playerId), 0);
  const won = new Int32Array((players + 1) * positions.length);
  const scored = performances.flatMap((one) =>
    positions.map((position) => ({
      kickOff: one.kickOff,
      code: pickCode(one.playerId, position),
      score: scoreOf(one, position),
    })),
  );
  for (const { code, score } of scored) won[code] = (won[code] ?? 0) + score;
  const kickOffs = [...Map.groupBy(scored, ({ kickOff }) => kickOff)].map(([at, passed]) => ({
    at,
    pass() {
      for (const { code, score } of passed) won[code] = (won[code] ?? 0) - score;
    },
  }));
  return { won, kickOffs: kickOffs.sort((a, b) => a.at - b.at) };
}

/** The points in what a pick has won; they may be negative. */
export function pointsOf(won: number): number {
  return won >> POINTS_SHIFT;
}

/** The goals and assists in it. */
export function goalsAndAssistsOf(won: number): number {
  return (won >>> GOALS_AND_ASSISTS_SHIFT) & FIELD_MASK;
}

/** The yellow and red cards in it, by `cardWeight`. */
export function cardsOf(won: number): number {
  return won & FIELD_MASK;
}

function scoreOf({ performance, season }: MonthPerformance, position: Position): number {
  const { points } = scorePerformance(performance, position, season);
  const goalsAndAssists = (performance.goals ?? 0) + (performance.assists ?? 0);
  return (
    points * 2 ** POINTS_SHIFT + goalsAndAssists * 2 ** GOALS_AND_ASSISTS_SHIFT + cardWeight(performance)
  );
}
