import type { Position } from "#game/card/position.ts";
import { disciplineOf } from "./discipline.ts";
import type { Figure, Performance } from "./performance.ts";

type ByPosition = Readonly<Record<Position, number>>;

/** Raised with every change of the rules below, so that a receipt tells by which it was written. */
export const POINTS_RULES_VERSION = 1;

/**
 * What counts how much: the rules of the Fantasy Premier League for 2025/26 (docs/rules.md#points).
 * They reproduce every row of the recorded season.
 */
export const pointsRules = {
  minutes: { any: 1, long: 2, longFrom: 60 },
  goal: { goalkeeper: 10, defender: 6, midfielder: 5, forward: 4 } satisfies ByPosition,
  assist: 3,
  /** From `minutes.longFrom` minutes on, with none conceded while on the pitch. */
  cleanSheet: { goalkeeper: 4, defender: 4, midfielder: 1, forward: 0 } satisfies ByPosition,
  conceded: {
    every: 2,
    points: { goalkeeper: -1, defender: -1, midfielder: 0, forward: 0 } satisfies ByPosition,
  },
  saves: { every: 3, points: { goalkeeper: 1, defender: 0, midfielder: 0, forward: 0 } satisfies ByPosition },
  penaltySaved: 5,
  penaltyMissed: -2,
  yellowCard: -1,
  redCard: -3,
  ownGoal: -2,
  /** Once a fixture. `from`: where the provider counts clearances and recoveries; `fromPartial`: where it does not. */
  defensiveContributions: {
    points: { goalkeeper: 0, defender: 2, midfielder: 2, forward: 2 } satisfies ByPosition,
    from: { goalkeeper: 0, defender: 10, midfielder: 12, forward: 12 } satisfies ByPosition,
    fromPartial: { goalkeeper: 0, defender: 5, midfielder: 6, forward: 6 } satisfies ByPosition,
  },
  /** To the first, second and third of the fixture. */
  bonus: [3, 2, 1],
} as const;

/** Why points were given or taken, in the order of a receipt's lines. */
export const pointsReasons = [
  "minutes",
  "goals",
  "assists",
  "clean_sheet",
  "conceded",
  "saves",
  "penalties_saved",
  "penalties_missed",
  "defensive_contributions",
  "yellow_cards",
  "red_cards",
  "own_goals",
  "bonus",
] as const;

export type PointsReason = (typeof pointsReasons)[number];

export interface ReceiptLine {
  readonly reason: PointsReason;
  /** What was counted: minutes, goals, saves …; 1 for a clean sheet. */
  readonly figure: number;
  /** Never 0: what moves no points has no line. */
  readonly points: number;
}

export interface Receipt {
  /** The sum of the lines. */
  readonly points: number;
  readonly lines: readonly ReceiptLine[];
}

type Count = Pick<ReceiptLine, "figure" | "points">;

const NOTHING: Count = { figure: 0, points: 0 };

const counts: Readonly<Record<PointsReason, (performance: Performance, position: Position) => Count>> = {
  minutes: ({ minutes }) => countMinutes(minutes),
  goals: ({ goals }, position) => each(goals, pointsRules.goal[position]),
  assists: ({ assists }) => each(assists, pointsRules.assist),
  clean_sheet: countCleanSheet,
  conceded: ({ conceded }, position) =>
    everySo(conceded, pointsRules.conceded.every, pointsRules.conceded.points[position]),
  saves: ({ saves }, position) => everySo(saves, pointsRules.saves.every, pointsRules.saves.points[position]),
  penalties_saved: ({ penaltiesSaved }) => each(penaltiesSaved, pointsRules.penaltySaved),
  penalties_missed: ({ penaltiesMissed }) => each(penaltiesMissed, pointsRules.penaltyMissed),
  defensive_contributions: countDefensiveContributions,
  yellow_cards: (performance) => each(disciplineOf(performance).yellow, pointsRules.yellowCard),
  red_cards: (performance) => each(disciplineOf(performance).red, pointsRules.redCard),
  own_goals: ({ ownGoals }) => each(ownGoals, pointsRules.ownGoal),
  bonus: ({ bonus }) => each(bonus, 1),
};

/**
 * The points of a player in a fixture, as a receipt: one line per reason, adding up to the total
 * (docs/rules.md#points). The position is that of the card, wherever it stands and whatever the player is. A figure
 * that the provider does not supply scores nothing.
 */
export function scorePerformance(performance: Performance, position: Position): Receipt {
  const lines = pointsReasons
    .map((reason) => toLine(reason, counts[reason](performance, position)))
    .filter((line) => line.points !== 0);
  return { points: lines.reduce((total, line) => total + line.points, 0), lines };
}

function toLine(reason: PointsReason, { figure, points }: Count): ReceiptLine {
  return { reason, figure, points };
}

function each(figure: Figure, points: number): Count {
  return figure === null ? NOTHING : { figure, points: figure * points };
}

function everySo(figure: Figure, every: number, points: number): Count {
  return figure === null ? NOTHING : { figure, points: Math.floor(figure / every) * points };
}

function countMinutes(minutes: Figure): Count {
  if (minutes === null || minutes <= 0) return NOTHING;
  return {
    figure: minutes,
    points: minutes >= pointsRules.minutes.longFrom ? pointsRules.minutes.long : pointsRules.minutes.any,
  };
}

function countCleanSheet({ minutes, conceded }: Performance, position: Position): Count {
  const isClean = minutes !== null && minutes >= pointsRules.minutes.longFrom && conceded === 0;
  return isClean ? { figure: 1, points: pointsRules.cleanSheet[position] } : NOTHING;
}

function countDefensiveContributions(performance: Performance, position: Position): Count {
  const { points, from, fromPartial } = pointsRules.defensiveContributions;
  const whole = performance.defensiveContributions;
  const figure = whole ?? partialContributions(performance);
  const needed = whole === null ? fromPartial[position] : from[position];
  return figure === null || figure < needed ? NOTHING : { figure, points: points[position] };
}

/** Blocks, interceptions and tackles, for a provider without clearances and recoveries; null where it has none of them. */
function partialContributions({ blocks, interceptions, tackles }: Performance): Figure {
  const known = [blocks, interceptions, tackles].filter((figure) => figure !== null);
  return known.length === 0 ? null : known.reduce((sum, figure) => sum + figure, 0);
}
