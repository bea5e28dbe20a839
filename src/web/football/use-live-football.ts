import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import type { LiveEvent } from "#contract/football/live.ts";
import type { MatchDayFixture } from "#contract/football/football.ts";
import { fantasyTableQuery, roundPointsQuery } from "#web/fantasy/fantasy-queries.ts";
import { monthlyLeaderboardQuery, seasonLeaderboardQuery } from "#web/leaderboard/leaderboard-queries.ts";
import { neighboursQuery, ownLineQuery, tablePageQuery } from "#web/leaderboard/table/table-queries.ts";
import { listenLive } from "#web/live/live-stream.ts";
import { refetchSoon } from "#web/live/spread-refetch.ts";
import { ownFixturesQuery } from "#web/own-fixture/own-fixture-queries.ts";
import { tournamentEntryQuery } from "#web/tournament/tournament-queries.ts";
import { comingQuery, fixtureQuery, matchesQuery } from "./football-queries.ts";
import { patchMatches, patchOwnFixtures } from "./patch-matches.ts";

/** Keeps scores, points and standings up to date while the screen is open. */
export function useLiveFootball(): void {
  const client = useQueryClient();
  useEffect(() => listenLive((event) => apply(client, event)), [client]);
}

/** Applies a score directly; other events refetch what they affect. */
function apply(client: QueryClient, event: LiveEvent): void {
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
      refetchSoon(client, monthlyLeaderboardQuery.queryKey);
      refetchTables(client);
      refetchSoon(client, tournamentEntryQuery(event.data.tournamentId).queryKey);
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
      refetchTables(client);
      refetchSoon(client, [tournamentEntryQuery(0).queryKey[0]]);
      refetchFantasy(client, null);
  }
}

function applyScore(client: QueryClient, changed: MatchDayFixture): void {
  client.setQueryData(matchesQuery.queryKey, (matches) => matches && patchMatches(matches, changed));
  const { queryKey } = fixtureQuery(changed.fixture.id);
  client.setQueryData(queryKey, (fixture) => fixture && { ...fixture, match: changed });
  client.setQueryData(ownFixturesQuery.queryKey, (own) => own && patchOwnFixtures(own, changed));
  refetchSoon(client, queryKey);
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
}

/** Refetches the tables on screen. */
function refetchTables(client: QueryClient): void {
  refetchSoon(client, [tablePageQuery("month", 1).queryKey[0]]);
  refetchSoon(client, [ownLineQuery("month").queryKey[0]]);
  refetchSoon(client, [neighboursQuery("month").queryKey[0]]);
}
