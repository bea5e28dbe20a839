import type { Position } from "#game/card/position.ts";
import { disciplineOf } from "./discipline.ts";
import type { Figure, Performance } from "./performance.ts";

type ByPosition = Readonly<Record<Position, number>>;

/** Raised with every change of the rules below: tables that were made by others are made again. */
export const POINTS_RULES_VERSION = 2;

/** What counts how much in a season (docs/rules.md#points). */
export interface PointsRules {
  /** The season since which they hold, such as 2025/26: a receipt names its rules by it. */
  readonly name: string;
  readonly minutes: { readonly any: number; readonly long: number; readonly longFrom: number };
  readonly goal: ByPosition;
  readonly assist: number;
  /** From `minutes.longFrom` minutes on, with none conceded while on the pitch. */
  readonly cleanSheet: ByPosition;
  readonly conceded: { readonly every: number; readonly points: ByPosition };
  readonly saves: { readonly every: number; readonly points: ByPosition };
  readonly penaltySaved: number;
  readonly penaltyMissed: number;
  readonly yellowCard: number;
  readonly redCard: number;
  readonly ownGoal: number;
  /** Once a fixture. `from`: where the provider counts clearances and recoveries; `fromPartial`: where it does not. */
  readonly defensiveContributions: {
    readonly points: ByPosition;
    readonly from: ByPosition;
    readonly fromPartial: ByPosition;
  };
  /** To the first, second and third of the fixture. */
  readonly bonus: readonly number[];
}

/**
 * The rules of the Fantasy Premier League for 2025/26, as its rules page has them. They reproduce every row of the recorded
 * season. Until another version is added they hold for later seasons too.
 */
const since2025: PointsRules = {
  name: "2025/26",
  minutes: { any: 1, long: 2, longFrom: 60 },
  goal: { goalkeeper: 10, defender: 6, midfielder: 5, forward: 4 },
  assist: 3,
  cleanSheet: { goalkeeper: 4, defender: 4, midfielder: 1, forward: 0 },
  conceded: { every: 2, points: { goalkeeper: -1, defender: -1, midfielder: 0, forward: 0 } },
  saves: { every: 3, points: { goalkeeper: 1, defender: 0, midfielder: 0, forward: 0 } },
  penaltySaved: 5,
  penaltyMissed: -2,
  yellowCard: -1,
  redCard: -3,
  ownGoal: -2,
  defensiveContributions: {
    points: { goalkeeper: 0, defender: 2, midfielder: 2, forward: 2 },
    from: { goalkeeper: 0, defender: 10, midfielder: 12, forward: 12 },
    fromPartial: { goalkeeper: 0, defender: 5, midfielder: 6, forward: 6 },
  },
  bonus: [3, 2, 1],
};

/** Defensive contributions came with 2025/26: "What's new in Fantasy for 2025/26", Premier League, July 2025. */
const since2024: PointsRules = {
  ...since2025,
  name: "2024/25",
  defensiveContributions: {
    ...since2025.defensiveContributions,
    points: { goalkeeper: 0, defender: 0, midfielder: 0, forward: 0 },
  },
};

/**
 * A goalkeeper's goal had counted as a defender's until 2024/25: "What's new in 2024/25 Fantasy", Premier League, July
 * 2024. 2016/17 is the oldest season with public figures for each player and fixture; earlier ones are scored like it.
 */
const since2016: PointsRules = {
  ...since2024,
  name: "2016/17",
  goal: { ...since2024.goal, goalkeeper: 6 },
};

/** The latest first. */
const versions: readonly { readonly since: number; readonly rules: PointsRules }[] = [
  { since: 2025, rules: since2025 },
  { since: 2024, rules: since2024 },
];

/** The rules of the present. */
export const pointsRules = since2025;

/** The rules of a season, by the year in which it starts. */
export function pointsRulesOf(season: number): PointsRules {
  return versions.find(({ since }) => season >= since)?.rules ?? since2016;
}

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

/** A row of the rules on How It Works. */
export type PointsRow = (typeof pointsRows)[number];

/** The rules of the present, in the order in which they are read. */
export const pointsRows = [
  row("minutes", pointsRules.minutes.any),
  row("longMinutes", pointsRules.minutes.long),
  row("goal", pointsRules.goal),
  row("assist", pointsRules.assist),
  row("cleanSheet", pointsRules.cleanSheet),
  row("conceded", pointsRules.conceded.points, { every: pointsRules.conceded.every }),
  row("saves", pointsRules.saves.points, { every: pointsRules.saves.every }),
  row("penaltySaved", pointsRules.penaltySaved),
  row("penaltyMissed", pointsRules.penaltyMissed),
  contributionsRow("defensive", "from"),
  contributionsRow("defensivePartial", "fromPartial"),
  row("yellowCard", pointsRules.yellowCard),
  row("redCard", pointsRules.redCard),
  row("ownGoal", pointsRules.ownGoal),
];

function row<Name extends string>(
  name: Name,
  points: number | ByPosition,
  { every = 1, from = null }: { readonly every?: number; readonly from?: ByPosition | null } = {},
) {
  return { name, points, every, from };
}

function contributionsRow<Name extends string>(name: Name, least: "from" | "fromPartial") {
  const { points, [least]: from } = pointsRules.defensiveContributions;
  return row(name, points, { from });
}

type Count = Pick<ReceiptLine, "figure" | "points">;

const NOTHING: Count = { figure: 0, points: 0 };

/** A performance to be scored for a position by the rules of a season. */
interface Scored {
  readonly performance: Performance;
  readonly position: Position;
  readonly rules: PointsRules;
}

const counts: Readonly<Record<PointsReason, (scored: Scored) => Count>> = {
  minutes: countMinutes,
  goals: ({ performance, position, rules }) => each(performance.goals, rules.goal[position]),
  assists: ({ performance, rules }) => each(performance.assists, rules.assist),
  clean_sheet: countCleanSheet,
  conceded: ({ performance, position, rules: { conceded } }) =>
    everySo(performance.conceded, conceded.every, conceded.points[position]),
  saves: ({ performance, position, rules: { saves } }) =>
    everySo(performance.saves, saves.every, saves.points[position]),
  penalties_saved: ({ performance, rules }) => each(performance.penaltiesSaved, rules.penaltySaved),
  penalties_missed: ({ performance, rules }) => each(performance.penaltiesMissed, rules.penaltyMissed),
  defensive_contributions: countDefensiveContributions,
  yellow_cards: ({ performance, rules }) => each(disciplineOf(performance).yellow, rules.yellowCard),
  red_cards: ({ performance, rules }) => each(disciplineOf(performance).red, rules.redCard),
  own_goals: ({ performance, rules }) => each(performance.ownGoals, rules.ownGoal),
  bonus: ({ performance }) => each(performance.bonus, 1),
};

/**
 * The points of a player in a fixture, as a receipt: one line per reason, adding up to the total
 * (docs/rules.md#points). The position is the card's, whatever its slot and the player's own position; the rules are
 * those of the fixture's season (the year in which it starts). A figure that the provider does not supply scores nothing.
 */
export function scorePerformance(performance: Performance, position: Position, season: number): Receipt {
  const rules = pointsRulesOf(season);
  const lines = pointsReasons
    .map((reason) => toLine(reason, counts[reason]({ performance, position, rules })))
    .filter((line) => line.points !== 0);
  return { points: lines.reduce((total, line) => total + line.points, 0), lines };
}

function toLine(reason: PointsReason, { figure, points }: Count): ReceiptLine {
  return { reason, figure, points };
}

function each(given: Figure, points: number): Count {
  const figure = given ?? 0;
  return { figure, points: figure * points };
}

function everySo(given: Figure, every: number, points: number): Count {
  const figure = given ?? 0;
  return { figure, points: Math.floor(figure / every) * points };
}

function countMinutes({ performance, rules }: Scored): Count {
  const minutes = performance.minutes ?? 0;
  if (minutes <= 0) return NOTHING;
  const { any, long, longFrom } = rules.minutes;
  return { figure: minutes, points: minutes >= longFrom ? long : any };
}

function countCleanSheet({ performance, position, rules }: Scored): Count {
  const isClean = (performance.minutes ?? 0) >= rules.minutes.longFrom && performance.conceded === 0;
  return isClean ? { figure: 1, points: rules.cleanSheet[position] } : NOTHING;
}

function countDefensiveContributions({ performance, position, rules }: Scored): Count {
  const { points, from, fromPartial } = rules.defensiveContributions;
  const whole = performance.defensiveContributions;
  const figure = whole ?? partialContributions(performance);
  const needed = whole === null ? fromPartial[position] : from[position];
  return figure < needed ? NOTHING : { figure, points: points[position] };
}

/** Blocks, interceptions and tackles, for a provider without clearances and recoveries. */
function partialContributions({ blocks, interceptions, tackles }: Performance): number {
  return (blocks ?? 0) + (interceptions ?? 0) + (tackles ?? 0);
}
