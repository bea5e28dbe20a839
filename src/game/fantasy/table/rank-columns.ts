import { type Ranking, rankLines } from "#game/rank-lines.ts";

/** What the places of a table follow from, by user, without the time of joining. */
export interface TableColumns {
  readonly points: Int16Array;
  readonly paidTransfers: Int16Array;
  readonly transfers: Int16Array;
}

/**
 * Ranks users as `rankLeague` does, by columns.
 *
 * @param joinedAt by user, epoch milliseconds, ascending
 */
export function rankColumns(
  { points, paidTransfers, transfers }: TableColumns,
  joinedAt: Float64Array,
): Ranking {
  const criteria = [
    { values: points },
    { values: paidTransfers, isFewerBetter: true },
    { values: transfers, isFewerBetter: true },
  ];
  return rankLines(criteria, joinedAt);
}
