import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import {
  executePractice,
  getPractice,
  getPracticeHelp,
  getPracticePoints,
  playGameweek,
  startPractice,
  validatePractice,
} from "#contract/fantasy/practice.ts";
import type { TransferRequest } from "#contract/fantasy/transfers.ts";
import { call, read } from "#web/api/call.ts";
import { KeptKeys } from "#web/api/idempotency-key.ts";
import { readAgainOnceSettled } from "#web/api/after-act.ts";
import { toastFailure } from "#web/api/toast-failure.ts";
import { type SquadAct, squadToasts } from "#web/fantasy/transfer-queries.ts";
import { words } from "#web/language/words.ts";
import { toast } from "#web/ui/feedback/toast-store.ts";

/** Refetched whenever the screen opens: another window may have played more gameweeks. */
export const practiceQuery = queryOptions({ ...read(getPractice, {}), refetchOnMount: "always" });

/** @param next the next gameweek: the help changes with it */
export function practiceHelpQuery(id: number, next: number | null) {
  const { queryKey, ...query } = read(getPracticeHelp, { params: { id } });
  return queryOptions({ ...query, queryKey: [...queryKey, next] });
}

/** A played gameweek never changes. */
export function practicePointsQuery(id: number, round: number) {
  return queryOptions({ ...read(getPracticePoints, { params: { id, round } }), staleTime: Infinity });
}

/** The verdict on a complete selection; the request's league is the practice season. */
export function practiceValidationQuery(id: number, request: TransferRequest | null) {
  return queryOptions({
    queryKey: [validatePractice.path, request],
    queryFn: ({ signal }) => {
      if (request === null) throw new Error("the selection is not complete");
      return call(validatePractice, { params: { id }, body: request }, { signal });
    },
    enabled: request !== null,
  });
}

export function useExecutePractice(id: number, act: SquadAct) {
  const queryClient = useQueryClient();
  const [keys] = useState(() => new KeptKeys());
  return useMutation({
    mutationFn: (request: TransferRequest) =>
      keys.send(request, (idempotencyKey) =>
        call(executePractice, { params: { id }, body: request }, { idempotencyKey }),
      ),
    ...squadToasts(act),
    onSettled: readAgainOnceSettled(queryClient, "practice"),
  });
}

export interface StartChoice {
  readonly leagueId: string;
  readonly season: number;
  /** The practice season to replace, or null. */
  readonly replaces: number | null;
}

export function useStartPractice() {
  const queryClient = useQueryClient();
  const [keys] = useState(() => new KeptKeys());
  return useMutation({
    mutationFn: (choice: StartChoice) =>
      keys.send(choice, (idempotencyKey) => call(startPractice, { body: choice }, { idempotencyKey })),
    onError: (error) =>
      toastFailure(error, { title: words("ui")("error"), fallback: words("practice")("startFailed") }),
    onSettled: readAgainOnceSettled(queryClient, "practice"),
  });
}

/** Plays a gameweek, caches its points, and refetches the season. */
export function usePlayGameweek(id: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (round: number) => call(playGameweek, { params: { id, round } }),
    onSuccess: (points, round) => {
      queryClient.setQueryData(practicePointsQuery(id, round).queryKey, points);
      const t = words("practice");
      toast({
        title: t("running.played", { round }),
        description: t("running.total", { count: points.score.total }),
      });
    },
    onError: (error) => {
      const t = words("practice");
      toastFailure(error, { title: t("running.failed.title"), fallback: t("running.failed.description") });
    },
    onSettled: readAgainOnceSettled(queryClient, "practice"),
  });
}
