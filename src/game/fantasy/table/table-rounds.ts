import { tournamentMonthOf } from "#game/tournament/month.ts";

/** What a table adds up: a round, a month (UTC) such as 2025-09, or with neither the season. */
export interface TableScope {
  readonly round?: number | undefined;
  readonly month?: string | undefined;
}

interface TableRound {
  readonly round: number;
  /** Epoch milliseconds. */
  readonly deadline: number;
}

/** The rounds that a table adds up. A round belongs to the month (UTC) of its deadline. */
export function roundsInTable<Round extends TableRound>(
  rounds: readonly Round[],
  scope: TableScope,
): Round[] {
  if (scope.round !== undefined) return rounds.filter(({ round }) => round === scope.round);
  if (scope.month === undefined) return [...rounds];
  return rounds.filter(({ deadline }) => tournamentMonthOf(deadline).key === scope.month);
}

/** The months of rounds that are in the order of their deadlines, the latest first, such as 2025-09. */
export function monthsOfRounds(rounds: readonly Pick<TableRound, "deadline">[]): string[] {
  return [...new Set(rounds.map(({ deadline }) => tournamentMonthOf(deadline).key))].toReversed();
}

/** The rounds whose deadline a mini-league has seen that was founded at an instant (epoch milliseconds), and those to come. */
export function roundsSince<Round extends Pick<TableRound, "deadline">>(
  rounds: readonly Round[],
  foundedAt: number,
): Round[] {
  return rounds.filter(({ deadline }) => deadline >= foundedAt);
}
