import { infiniteQueryOptions } from "@tanstack/react-query";
import { getLadder, getRankings, type ladderPeriods } from "#contract/match/ladder.ts";
import { call, read } from "#web/api/call.ts";

export type LadderPeriod = (typeof ladderPeriods)[number];

/** The top of the match game, for the home screen. */
export const rankingsQuery = read(getRankings, {});

/** A ladder of the match game, in pages. */
export function ladderQuery(period: LadderPeriod) {
  return infiniteQueryOptions({
    queryKey: [getLadder.path, period],
    initialPageParam: null as string | null,
    queryFn: ({ pageParam: cursor, signal }) =>
      call(getLadder, { query: { period, ...(cursor === null ? {} : { cursor }) } }, { signal }),
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
}
