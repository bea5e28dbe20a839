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

/**
 * What each pick code has won from a fixture on to the month's end, by the code. A code without a performance has zero,
 * and so has place 0, which no player has: codes that are not in the array are looked up there.
 */
export interface PickScores {
  /** `pointsOf`, `goalsAndAssistsOf` and `cardsOf` read a score, or the sum of five. */
  readonly won: Int32Array;
  /** The kick-offs of the month, epoch milliseconds, ascending. */
  readonly kickOffs: readonly number[];
  /** Takes away what was won in the fixtures of a kick-off: an entry made then or later has no part in it. */
  passKickOff(kickOff: number): void;
}

/** The scores of an entry made before the month's first kick-off. */
export function scorePicks(performances: readonly MonthPerformance[]): PickScores {
  const players = performances.reduce((most, { playerId }) => Math.max(most, playerId), 0);
  const won = new Int32Array((players + 1) * positions.length);
  const byKickOff = new Map<number, CodeScore[]>();
  for (const one of performances) {
    const scored = byKickOff.get(one.kickOff) ?? [];
    byKickOff.set(one.kickOff, scored);
    for (const position of positions) {
      const code = pickCode(one.playerId, position);
      const score = scoreOf(one, position);
      won[code] = (won[code] ?? 0) + score;
      scored.push({ code, score });
    }
  }
  return {
    won,
    kickOffs: [...byKickOff.keys()].sort((a, b) => a - b),
    passKickOff(kickOff) {
      for (const { code, score } of byKickOff.get(kickOff) ?? []) won[code] = (won[code] ?? 0) - score;
    },
  };
}

interface CodeScore {
  readonly code: number;
  readonly score: number;
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
