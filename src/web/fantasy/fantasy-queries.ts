import { queryOptions } from "@tanstack/react-query";
import {
  type FantasyLeagueView,
  getMyTeam,
  getSeasonPowers,
  listFantasyLeagues,
} from "#contract/fantasy/league.ts";
import { read } from "#web/api/call.ts";
import { whenPast } from "#web/api/when-past.ts";

/** Deadlines pass and gameweeks end while no screen is open, so every screen refetches when it opens. */
export const fresh = { refetchOnMount: "always" } as const;

/** The leagues; refetched when the next deadline passes too. */
export const fantasyLeaguesQuery = queryOptions({
  ...read(listFantasyLeagues, {}),
  ...fresh,
  ...whenPast(nextDeadline),
});

function nextDeadline(leagues: readonly FantasyLeagueView[]): string | undefined {
  return leagues.flatMap(({ nextRound }) => nextRound?.deadline ?? []).toSorted()[0];
}

export function myTeamQuery(leagueId: number) {
  return queryOptions({ ...read(getMyTeam, { params: { leagueId } }), ...fresh });
}

export function seasonPowersQuery(leagueId: number) {
  return queryOptions({ ...read(getSeasonPowers, { params: { leagueId } }), ...fresh });
}
