import type { Round } from "#game/fantasy/round.ts";
import { tournamentMonthOf } from "#game/tournament/month.ts";
import type { LeagueStanding } from "./league-table.ts";

/** What a user's round amounts to. */
export interface RoundResult {
  readonly userId: string;
  readonly round: number;
  /** Less the cost of transfers. */
  readonly total: number;
  readonly paidTransfers: number;
  /** Those that counted: neither forced nor under a wildcard. */
  readonly transfers: number;
}

/**
 * Adds up the results of some rounds: of all for the season's table, of one for a round's, of a month's for a month's.
 * Every user who has joined has a standing, with or without a result.
 *
 * @param joinedAt by user, epoch milliseconds
 */
export function sumResults(
  results: readonly RoundResult[],
  joinedAt: ReadonlyMap<string, number>,
): LeagueStanding[] {
  const ofUser = Map.groupBy(results, ({ userId }) => userId);
  return [...joinedAt].map(([userId, joined]) => {
    const own = ofUser.get(userId) ?? [];
    return {
      userId,
      points: own.reduce((sum, { total }) => sum + total, 0),
      paidTransfers: own.reduce((sum, { paidTransfers }) => sum + paidTransfers, 0),
      transfers: own.reduce((sum, { transfers }) => sum + transfers, 0),
      joinedAt: joined,
    };
  });
}

/** The rounds of a month's table: those whose deadline lies in the month (UTC), such as "2025-09". */
export function roundsOfMonth(
  rounds: readonly Pick<Round, "round" | "deadline">[],
  monthKey: string,
): number[] {
  return rounds
    .filter(({ deadline }) => tournamentMonthOf(deadline).key === monthKey)
    .map(({ round }) => round);
}
