import { type Position, positions } from "#game/card/position.ts";
import { cardWeight } from "#game/football/discipline.ts";
import { scorePerformance } from "#game/football/points.ts";
import { pickCode } from "./pick-code.ts";
import type { MonthPerformance } from "./settle-entries.ts";

/** Goals and assists are packed above cards, each in sixteen bits: five picks of a month stay far below. */
const CARDS_BITS = 16;
const CARDS_MASK = 2 ** CARDS_BITS - 1;

/**
 * What each pick code has won from a fixture on to the month's end, by the code. A code without a performance has zero,
 * and so has place 0, which no player has: codes that are not in the arrays are looked up there.
 */
export interface PickScores {
  readonly points: Int32Array;
  /** Goals and assists, and cards: `goalsAndAssistsOf` and `cardsOf` read them. */
  readonly rest: Int32Array;
  /** The kick-offs of the month, epoch milliseconds, ascending. */
  readonly kickOffs: readonly number[];
  /** Takes away what was won in the fixtures of a kick-off: an entry made then or later has no part in it. */
  passKickOff(kickOff: number): void;
}

/** The scores of an entry made before the month's first kick-off. */
export function scorePicks(performances: readonly MonthPerformance[]): PickScores {
  const players = performances.reduce((most, { playerId }) => Math.max(most, playerId), 0);
  const points = new Int32Array((players + 1) * positions.length);
  const rest = new Int32Array(points.length);
  const byKickOff = new Map<number, MonthPerformance[]>();
  const add = (one: MonthPerformance, sign: 1 | -1): void => {
    for (const position of positions) {
      const code = pickCode(one.playerId, position);
      const won = scoreOf(one, position);
      points[code] = (points[code] ?? 0) + sign * won.points;
      rest[code] = (rest[code] ?? 0) + sign * won.rest;
    }
  };
  for (const one of performances) {
    add(one, 1);
    const known = byKickOff.get(one.kickOff);
    if (known === undefined) byKickOff.set(one.kickOff, [one]);
    else known.push(one);
  }
  return {
    points,
    rest,
    kickOffs: [...byKickOff.keys()].sort((a, b) => a - b),
    passKickOff(kickOff) {
      for (const one of byKickOff.get(kickOff) ?? []) add(one, -1);
    },
  };
}

export function goalsAndAssistsOf(rest: number): number {
  return rest >>> CARDS_BITS;
}

export function cardsOf(rest: number): number {
  return rest & CARDS_MASK;
}

function scoreOf({ performance }: MonthPerformance, position: Position): { points: number; rest: number } {
  const goalsAndAssists = (performance.goals ?? 0) + (performance.assists ?? 0);
  return {
    points: scorePerformance(performance, position).points,
    rest: goalsAndAssists * 2 ** CARDS_BITS + cardWeight(performance),
  };
}
