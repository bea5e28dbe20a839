import { keepPreviousData, queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { getLineUpHelp } from "#contract/fantasy/help.ts";
import { getMyTeam, getSeasonPowers, listFantasyLeagues } from "#contract/fantasy/league.ts";
import { getRoundPoints } from "#contract/fantasy/points.ts";
import { getFantasyTable } from "#contract/fantasy/table.ts";
import {
  executeTransfers,
  getTransferHistory,
  playWildcard,
  type TransferRequest,
  validateTransfers,
} from "#contract/fantasy/transfers.ts";
import { call } from "#web/api/call.ts";
import { read } from "#web/api/read.ts";
import { whenAnswered } from "#web/api/when-answered.ts";

/** How often points that may still change are asked for again, in milliseconds. */
const LIVE_POINTS_REFRESH_MS = 60_000;

/** Deadlines pass and rounds end while nobody asks: what hangs on them is asked for whenever a screen opens. */
const fresh = { refetchOnMount: "always" } as const;

export const fantasyLeaguesQuery = queryOptions({
  ...read(listFantasyLeagues, {}),
  ...fresh,
});

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

/** @param round null: the round that was locked last */
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

/** What a complete selection would come to; asked again for every change, never twice for the same. */
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

/** Afterwards all that is known of the fantasy league is read again. */
export function useRefreshFantasy() {
  const queryClient = useQueryClient();
  return () =>
    queryClient.invalidateQueries({
      predicate: ({ queryKey }) => String(queryKey[0]).startsWith("/api/fantasy"),
    });
}

export interface ExecuteAttempt {
  readonly request: TransferRequest;
  /** New for each attempt of the person. */
  readonly idempotencyKey: string;
}

export function useExecuteTransfers() {
  const refresh = useRefreshFantasy();
  return useMutation({
    mutationFn: async ({ request, idempotencyKey }: ExecuteAttempt) => {
      const executed = await call(executeTransfers, { body: request }, { idempotencyKey });
      // An answer with the specification's fields alone does not tell the round: it is the one that was meant.
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
