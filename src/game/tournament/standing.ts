/** What a tournament position is decided by, first to last (docs/rules.md#tournament-ties). */
export interface Standing {
  readonly points: number;
  /** The points of the best single card over the month. */
  readonly bestCard: number;
  /** Goals and assists of the five together. */
  readonly goalsAndAssists: number;
  /** Cards of the five together, yellow 1 and red 3; fewer is better. */
  readonly cards: number;
  /** When the team entered, epoch milliseconds; earlier is better. */
  readonly enteredAt: number;
}

/** All that can decide, first to last. */
export const tieBreaks = [
  "points",
  "best card",
  "goals and assists",
  "fewer cards",
  "earlier entry",
] as const;

export type TieBreak = (typeof tieBreaks)[number];

/** By how much the first is below the second in each criterion; negative if above. */
const gaps: Readonly<Record<TieBreak, (a: Standing, b: Standing) => number>> = {
  points: (a, b) => b.points - a.points,
  "best card": (a, b) => b.bestCard - a.bestCard,
  "goals and assists": (a, b) => b.goalsAndAssists - a.goalsAndAssists,
  "fewer cards": (a, b) => a.cards - b.cards,
  "earlier entry": (a, b) => a.enteredAt - b.enteredAt,
};

/** Negative if `a` is above `b`, positive if below, 0 if the whole chain is equal. */
export function compareStandings(a: Standing, b: Standing): number {
  const decisive = decidedBy(a, b);
  return decisive === null ? 0 : gaps[decisive](a, b);
}

/** The criterion that tells two standings apart, or null where the whole chain is equal. */
export function decidedBy(a: Standing, b: Standing): TieBreak | null {
  return tieBreaks.find((criterion) => gaps[criterion](a, b) !== 0) ?? null;
}
