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
import { readAgainOnceSettled } from "#web/api/after-act.ts";
import { call, read } from "#web/api/call.ts";
import { KeptKeys } from "#web/api/idempotency-key.ts";
import { toastFailure } from "#web/api/toast-failure.ts";
import { words } from "#web/language/words.ts";
import { toast } from "#web/ui/feedback/toast-store.ts";
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

/** What a squad is sent for. */
export type SquadAct = "transfers" | "wildcard";

/** For the options of a change: tells the user that the squad was executed or its wildcard played, or why it wasn't. */
export function squadToasts(act: SquadAct) {
  return {
    onSuccess: ({ round }: { readonly round: number }) => {
      const t = words("fantasy");
      if (act === "transfers") {
        toast({ title: t("squad.executed.title"), description: t("squad.executed.description", { round }) });
      } else {
        toast({
          title: t("activation.done.title"),
          description: t("activation.done.description", { round }),
        });
      }
    },
    onError: (error: unknown) => {
      const t = words("fantasy");
      toastFailure(error, { title: t("squad.failed.title"), fallback: t(`squad.failed.${act}`) });
    },
  };
}

export function useExecuteTransfers() {
  const queryClient = useQueryClient();
  const [keys] = useState(() => new KeptKeys());
  return useMutation({
    mutationFn: async (request: TransferRequest) => {
      const executed = await keys.send(request, (idempotencyKey) =>
        call(executeTransfers, { body: request }, { idempotencyKey }),
      );
      // A response with only the specification's fields has no gameweek: use the requested one.
      return { ...executed, round: executed.round === 0 ? (request.round ?? 0) : executed.round };
    },
    ...squadToasts("transfers"),
    onSettled: readAgainOnceSettled(queryClient, "squad"),
  });
}

export function usePlayWildcard(leagueId: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => call(playWildcard, { params: { leagueId } }),
    ...squadToasts("wildcard"),
    onSettled: readAgainOnceSettled(queryClient, "squad"),
  });
}
