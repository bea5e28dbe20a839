import { keepPreviousData, queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { getLineUpHelp } from "#contract/fantasy/help.ts";
import {
  type FantasyLeagueView,
  getMyTeam,
  getSeasonPowers,
  listFantasyLeagues,
} from "#contract/fantasy/league.ts";
import { getRoundPoints } from "#contract/fantasy/points.ts";
import { getFantasyTable } from "#contract/fantasy/table.ts";
import {
  executeTransfers,
  getTransferHistory,
  playWildcard,
  type TransferRequest,
  validateTransfers,
} from "#contract/fantasy/transfers.ts";
import { readAgainAfter } from "#web/api/after-act.ts";
import { call } from "#web/api/call.ts";
import { KeptKeys } from "#web/api/idempotency-key.ts";
import { read } from "#web/api/read.ts";
import { untilPast } from "#web/api/server-time.ts";
import { whenAnswered } from "#web/api/when-answered.ts";

/** How often points that can still change are refreshed, in milliseconds. */
const LIVE_POINTS_REFRESH_MS = 60_000;

/** Deadlines pass and gameweeks end while no screen is open, so every screen refetches when it opens. */
const fresh = { refetchOnMount: "always" } as const;

/** The leagues; refetched when the next deadline passes too. */
export const fantasyLeaguesQuery = queryOptions({
  ...read(listFantasyLeagues, {}),
  ...fresh,
  refetchInterval: ({ state }) => untilPast(nextDeadline(state.data ?? [])),
  refetchIntervalInBackground: true,
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

export function transferHistoryQuery(leagueId: number) {
  return queryOptions({ ...read(getTransferHistory, { params: { leagueId } }), ...fresh });
}

export function lineUpHelpQuery(leagueId: number) {
  return queryOptions({ ...read(getLineUpHelp, { params: { leagueId } }), ...fresh });
}

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

/** The verdict on a complete selection; fetched again after every change, never twice for the same selection. */
export function validationQuery(request: TransferRequest | null) {
  return queryOptions({
    queryKey: [validateTransfers.path, request],
    queryFn: async ({ signal }) => {
      if (request === null) throw new Error("the selection is not complete");
      return call(validateTransfers, { body: request }, { signal });
    },
    enabled: request !== null,
  });
}

/** Reads everything again that depends on a squad, or on a practice season's. */
export function useRefreshFantasy(act: "squad" | "practice" = "squad") {
  const queryClient = useQueryClient();
  return () => readAgainAfter(queryClient, act);
}

export function useExecuteTransfers() {
  const refresh = useRefreshFantasy();
  const [keys] = useState(() => new KeptKeys());
  return useMutation({
    mutationFn: async (request: TransferRequest) => {
      const executed = await keys.send(request, (idempotencyKey) =>
        call(executeTransfers, { body: request }, { idempotencyKey }),
      );
      // A response with only the specification's fields has no gameweek: use the requested one.
      return { ...executed, round: executed.round === 0 ? (request.round ?? 0) : executed.round };
    },
    onSettled: whenAnswered(refresh),
  });
}

export function usePlayWildcard(leagueId: number) {
  const refresh = useRefreshFantasy();
  return useMutation({
    mutationFn: () => call(playWildcard, { params: { leagueId } }),
    onSettled: whenAnswered(refresh),
  });
}
