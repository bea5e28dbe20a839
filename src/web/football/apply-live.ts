import type { DataTag, QueryClient, QueryKey } from "@tanstack/react-query";
import type { LiveEvent } from "#contract/football/live.ts";
import type { MatchDayFixture } from "#contract/football/football.ts";
import { fantasyTableQuery, roundPointsQuery } from "#web/fantasy/points/points-queries.ts";
import {
  monthlyLeaderboardQuery,
  previousMonthLeaderboardQuery,
  seasonLeaderboardQuery,
} from "#web/leaderboard/leaderboard-queries.ts";
import { neighboursQuery, ownLineQuery, tablePageQuery } from "#web/leaderboard/table/table-queries.ts";
import { refetchSoon } from "#web/live/spread-refetch.ts";
import { headToHeadQuery, leagueFantasyQuery } from "#web/mini-league/fantasy/fantasy-league-queries.ts";
import { leagueQuery } from "#web/mini-league/league-queries.ts";
import { replaceData } from "#web/offline/answer-or-stored.ts";
import { ownFixturesQuery } from "#web/own-fixture/own-fixture-queries.ts";
import { statisticsQuery } from "#web/statistics/statistics-queries.ts";
import { activeTournamentQuery, tournamentEntryQuery } from "#web/tournament/tournament-queries.ts";
import { comingQuery, fixtureQuery } from "./football-queries.ts";
import { matchesQuery } from "./matches-query.ts";
import { patchMatches, patchOwnFixtures } from "./patch-matches.ts";

/** Applies a score directly; other events refetch what they affect. */
export function applyLive(client: QueryClient, event: LiveEvent): void {
  switch (event.kind) {
    case "score":
      applyScore(client, event.data);
      return;
    case "points":
      refetchSoon(client, fixtureQuery(event.data.fixtureId).queryKey);
      refetchEntryOf(client, event.data.playerIds);
      refetchSoon(client, ownFixturesQuery.queryKey);
      refetchSoon(client, [roundPointsQuery(0, null).queryKey[0]]);
      return;
    case "line-ups":
      refetchSoon(client, fixtureQuery(event.data.fixtureId).queryKey);
      refetchSoon(client, ownFixturesQuery.queryKey);
      refetchSoon(client, [roundPointsQuery(0, null).queryKey[0]]);
      return;
    case "standings":
      refetchMonth(client, event.data.tournamentId);
      return;
    case "season":
      refetchSoon(client, seasonLeaderboardQuery.queryKey);
      refetchTables(client);
      return;
    case "fantasy":
      refetchFantasy(client, event.data.leagueId);
      return;
    case "news":
      return;
    default:
      refetchSoon(client, matchesQuery.queryKey);
      refetchSoon(client, comingQuery.queryKey);
      refetchSoon(client, ownFixturesQuery.queryKey);
      refetchSoon(client, [fixtureQuery(0).queryKey[0]]);
      refetchMonth(client, null);
      refetchSoon(client, seasonLeaderboardQuery.queryKey);
      refetchFantasy(client, null);
  }
}

/**
 * Refetches a tournament's tables and entry; null: of whichever there are. Another tournament than the one on screen is
 * last month's, or a new month's first: then both months' tables and the tournament itself are others.
 */
function refetchMonth(client: QueryClient, tournamentId: number | null): void {
  refetchSoon(client, monthlyLeaderboardQuery.queryKey);
  refetchTables(client);
  if (client.getQueryData(activeTournamentQuery.queryKey)?.id !== tournamentId) {
    refetchSoon(client, previousMonthLeaderboardQuery.queryKey);
    refetchSoon(client, activeTournamentQuery.queryKey);
  }
  const [path, input] = tournamentEntryQuery(tournamentId ?? 0).queryKey;
  refetchSoon(client, tournamentId === null ? [path] : [path, input]);
}

function applyScore(client: QueryClient, changed: MatchDayFixture): void {
  patch(client, matchesQuery.queryKey, (matches) => patchMatches(matches, changed));
  const { queryKey } = fixtureQuery(changed.fixture.id);
  patch(client, queryKey, (fixture) => ({ ...fixture, match: changed }));
  patch(client, ownFixturesQuery.queryKey, (own) => patchOwnFixtures(own, changed));
  refetchSoon(client, queryKey);
}

/**
 * Changes the data of a query. An answer that is on its way can be older than the change, so it's changed too when it
 * comes. Asking again instead would send a call for each of the scores that come together.
 */
function patch<Data>(
  client: QueryClient,
  queryKey: DataTag<QueryKey, Data, Error>,
  change: (data: Data) => Data,
): void {
  const apply = () => {
    const before = client.getQueryData<Data>(queryKey);
    if (before !== undefined) replaceData(client, queryKey, change(before));
  };
  apply();
  const asking = client.getQueryCache().find({ queryKey, exact: true, fetchStatus: "fetching" });
  // Joins the read that is under way.
  asking?.fetch().then(apply, () => undefined);
}

/** Refetches the viewer's entry if one of these players is in it. */
function refetchEntryOf(client: QueryClient, playerIds: readonly number[]): void {
  const path = tournamentEntryQuery(0).queryKey[0];
  const entries = client.getQueriesData<{ picks: readonly { playerId: number | null }[] } | null>({
    queryKey: [path],
  });
  for (const [queryKey, entry] of entries) {
    const isConcerned = entry?.picks.some(
      ({ playerId }) => playerId !== null && playerIds.includes(playerId),
    );
    if (isConcerned === true) refetchSoon(client, queryKey);
  }
}

/** Refetches the points and tables of a fantasy league; null: of all leagues. */
function refetchFantasy(client: QueryClient, leagueId: number | null): void {
  const input = leagueId === null ? [] : [{ params: { leagueId } }];
  refetchSoon(client, [roundPointsQuery(0, null).queryKey[0], ...input]);
  refetchSoon(client, [fantasyTableQuery(0, {}).queryKey[0], ...input]);
  refetchSoon(client, [leagueFantasyQuery(0, {}).queryKey[0]]);
  refetchSoon(client, [headToHeadQuery(0, {}).queryKey[0]]);
}

/** Refetches the tables on screen, and the statistics, which follow from them. */
function refetchTables(client: QueryClient): void {
  refetchSoon(client, [tablePageQuery("month", 1).queryKey[0]]);
  refetchSoon(client, [ownLineQuery("month").queryKey[0]]);
  refetchSoon(client, [neighboursQuery("month").queryKey[0]]);
  refetchSoon(client, [leagueQuery(0, "month").queryKey[0]]);
  refetchSoon(client, statisticsQuery.queryKey);
}
