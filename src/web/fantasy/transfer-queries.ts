import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { getLineUpHelp } from "#contract/fantasy/help.ts";
import {
  executeTransfers,
  getTransferHistory,
  playWildcard,
  type TransferRequest,
  validateTransfers,
} from "#contract/fantasy/transfers.ts";
import { readAgainAfter, whenAnswered } from "#web/api/after-act.ts";
import { call, read } from "#web/api/call.ts";
import { KeptKeys } from "#web/api/idempotency-key.ts";
import { fresh } from "./fantasy-queries.ts";

export function transferHistoryQuery(leagueId: number) {
  return queryOptions({ ...read(getTransferHistory, { params: { leagueId } }), ...fresh });
}

export function lineUpHelpQuery(leagueId: number) {
  return queryOptions({ ...read(getLineUpHelp, { params: { leagueId } }), ...fresh });
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
