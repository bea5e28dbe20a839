import { QueryClient, type QueryKey } from "@tanstack/react-query";
import { beforeEach, describe, expect, test, vi } from "vitest";
import type { LiveEvent } from "#contract/football/live.ts";
import {
  monthlyLeaderboardQuery,
  previousMonthLeaderboardQuery,
  seasonLeaderboardQuery,
} from "#web/leaderboard/leaderboard-queries.ts";
import { headToHeadQuery, leagueFantasyQuery } from "#web/mini-league/fantasy/fantasy-league-queries.ts";
import { leagueQuery } from "#web/mini-league/league-queries.ts";
import { statisticsQuery } from "#web/statistics/statistics-queries.ts";
import type { ResponseOf } from "#contract/endpoint.ts";
import type { getMatchesByDate, MatchDayFixture } from "#contract/football/football.ts";
import { activeTournamentQuery, tournamentEntryQuery } from "#web/tournament/tournament-queries.ts";
import { applyLive } from "./apply-live.ts";
import { matchesQuery } from "./matches-query.ts";

const NOVEMBER = 11;
const keys = {
  month: monthlyLeaderboardQuery.queryKey,
  "last month": previousMonthLeaderboardQuery.queryKey,
  season: seasonLeaderboardQuery.queryKey,
  tournament: activeTournamentQuery.queryKey,
  entry: tournamentEntryQuery(NOVEMBER).queryKey,
  "mini-league": leagueQuery(3, "month").queryKey,
  statistics: statisticsQuery.queryKey,
  "mini-league's fantasy": leagueFantasyQuery(3, {}).queryKey,
  "mini-league's duels": headToHeadQuery(3, {}).queryKey,
} satisfies Record<string, QueryKey>;

let client: QueryClient;

beforeEach(() => {
  vi.stubGlobal("window", {
    setTimeout(refetch: () => void) {
      refetch();
      return 0;
    },
  });
  client = new QueryClient();
  for (const key of Object.values<QueryKey>(keys)) client.setQueryData(key, []);
  const tournament: QueryKey = keys.tournament;
  client.setQueryData(tournament, { id: NOVEMBER });
  return () => vi.unstubAllGlobals();
});

/** What a page reads again after an event. */
function readAgainAfter(event: LiveEvent): string[] {
  applyLive(client, event);
  return Object.entries(keys)
    .filter(([, key]) => client.getQueryState(key)?.isInvalidated === true)
    .map(([name]) => name);
}

const standingsOf = (tournamentId: number): LiveEvent => ({ kind: "standings", data: { tournamentId } });

describe("a page that shows November's tournament", () => {
  test("reads its table and entry again when it's settled", () => {
    expect(readAgainAfter(standingsOf(NOVEMBER))).toEqual(["month", "entry", "mini-league", "statistics"]);
  });

  test.each([
    ["December's is settled, because November is now last month", 12],
    ["October's is corrected", 10],
  ])("reads both months and the tournament again when %s", (_, tournamentId) => {
    expect(readAgainAfter(standingsOf(tournamentId))).toEqual([
      "month",
      "last month",
      "tournament",
      "mini-league",
      "statistics",
    ]);
  });

  test("reads its season again when that's settled", () => {
    expect(readAgainAfter({ kind: "season", data: { startYear: 2025 } })).toEqual([
      "season",
      "mini-league",
      "statistics",
    ]);
  });

  test("reads mini-leagues' fantasy again when a gameweek is settled", () => {
    expect(readAgainAfter({ kind: "fantasy", data: { leagueId: 1, round: 3 } })).toEqual([
      "mini-league's fantasy",
      "mini-league's duels",
    ]);
  });

  test("reads everything again when it has missed events", () => {
    expect(readAgainAfter({ kind: "resync", data: {} })).toEqual(Object.keys(keys));
  });
});

describe("a live score", () => {
  test.each([
    { read: "a poll", known: [matchesWith(aMatch(0))] },
    { read: "the first read", known: [] },
  ])("stays when $read on its way answers from before the goal, and no call is added", async ({ known }) => {
    for (const matches of known) client.setQueryData(matchesQuery.queryKey, matches);
    const { promise, resolve } = Promise.withResolvers<Matches>();
    const queryFn = vi.fn(() => promise);
    const read = client.fetchQuery({ ...matchesQuery, queryFn });

    applyLive(client, { kind: "score", data: aMatch(1) });
    applyLive(client, { kind: "score", data: aMatch(2) });
    expect(homeGoals()).toEqual(known.map(() => 2));
    resolve(matchesWith(aMatch(0)));
    await read;

    await vi.waitFor(() => expect(homeGoals()).toEqual([2]));
    expect(queryFn).toHaveBeenCalledOnce();
    expect(client.isFetching()).toBe(0);
  });

  test("is shown while the other matches still have to be read again", async () => {
    client.setQueryData(matchesQuery.queryKey, matchesWith(aMatch(0)));
    await client.invalidateQueries({ queryKey: matchesQuery.queryKey });
    applyLive(client, { kind: "score", data: aMatch(1) });
    expect(homeGoals()).toEqual([1]);
    expect(client.getQueryState(matchesQuery.queryKey)?.isInvalidated).toBe(true);
  });
});

type Matches = ResponseOf<typeof getMatchesByDate>;

function aMatch(home: number): MatchDayFixture {
  const colours = { primary: "#000000", secondary: "#ffffff" };
  const side = { name: "Club", logo: null, code: "CLU", colours };
  return {
    fixture: { id: 1, date: "2026-08-22T11:30:00.000Z", status: { short: "1H", elapsed: 3 } },
    teams: { home: side, away: side },
    goals: { home, away: 0 },
    leagueName: "Premier League",
    goalScorers: [],
  };
}

function matchesWith(match: MatchDayFixture): Matches {
  return { matchesByDate: { "2026-08-22": [match] }, updatedAt: null, isCurrent: true };
}

function homeGoals(): (number | null)[] {
  const days = Object.values(client.getQueryData(matchesQuery.queryKey)?.matchesByDate ?? {});
  return days.flat().map(({ goals }) => goals.home);
}
