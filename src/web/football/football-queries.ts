import { infiniteQueryOptions } from "@tanstack/react-query";
import { getComingGameweeks } from "#contract/football/coming.ts";
import { getFixture } from "#contract/football/fixture.ts";
import { LIVE_SCORES_REFRESH_MS } from "#contract/football/football.ts";
import { call, read } from "#web/api/call.ts";

/** Coming fixtures, one gameweek per page. */
export const comingQuery = infiniteQueryOptions({
  queryKey: [getComingGameweeks.path],
  queryFn: ({ pageParam, signal }) => call(getComingGameweeks, { query: { page: pageParam } }, { signal }),
  initialPageParam: 0,
  getNextPageParam: ({ hasMore }, _pages, page) => (hasMore ? page + 1 : undefined),
  refetchInterval: LIVE_SCORES_REFRESH_MS,
});

export function fixtureQuery(id: number) {
  return read(getFixture, { params: { id } });
}
