import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { getRoundPoints } from "#contract/fantasy/points.ts";
import { getFantasyTable } from "#contract/fantasy/table.ts";
import { fresh } from "#web/fantasy/fantasy-queries.ts";
import { read } from "#web/api/call.ts";

/** How often points that can still change are refreshed, in milliseconds. */
const LIVE_POINTS_REFRESH_MS = 60_000;

/** @param round null: the latest locked gameweek */
export function roundPointsQuery(leagueId: number, round: number | null) {
  const query = round === null ? {} : { round };
  return queryOptions({
    ...read(getRoundPoints, { params: { leagueId }, query }),
    ...fresh,
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data?.round?.state === "final" ? false : LIVE_POINTS_REFRESH_MS),
  });
}

export interface TableChoice {
  readonly month?: string;
  readonly round?: number;
  readonly after?: string;
}

export function fantasyTableQuery(leagueId: number, choice: TableChoice) {
  return queryOptions({
    ...read(getFantasyTable, { params: { leagueId }, query: choice }),
    ...fresh,
    placeholderData: keepPreviousData,
  });
}
