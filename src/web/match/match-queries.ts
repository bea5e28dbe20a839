import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { ResponseOf } from "#contract/endpoint.ts";
import {
  getCalibration,
  getMatch,
  getRankedAllowance,
  listMatches,
  playMatch,
} from "#contract/match/match.ts";
import type { MatchType } from "#game/match/match-type.ts";
import { readAgainAfter } from "#web/api/after-act.ts";
import { call, read } from "#web/api/call.ts";
import { KeptKeys } from "#web/api/idempotency-key.ts";
import { toastFailure } from "#web/api/toast-failure.ts";
import { whenPast } from "#web/api/when-past.ts";
import { words } from "#web/language/words.ts";

/** The viewer's latest matches. */
export const matchesQuery = read(listMatches, { query: {} });

/** Matches per page of the full list. */
const PAGE = 8;

/** All of the viewer's matches, page by page. */
export const myMatchesQuery = infiniteQueryOptions({
  queryKey: [listMatches.path, "all"],
  initialPageParam: null as number | null,
  queryFn: ({ pageParam: before, signal }) =>
    call(listMatches, { query: { limit: PAGE, ...(before === null ? {} : { before }) } }, { signal }),
  getNextPageParam: (page) => (page.length < PAGE ? null : (page.at(-1)?.id ?? null)),
});

/** How many ranked matches are left today; read again when the next day begins. */
export const allowanceQuery = queryOptions({
  ...read(getRankedAllowance, {}),
  refetchOnMount: "always",
  ...whenPast(({ resetsAt }: ResponseOf<typeof getRankedAllowance>) => resetsAt),
});

/** The results of the newest ranked matches against the predictions. */
export const calibrationQuery = read(getCalibration, {});

/** A match with everything needed to replay it. */
export function matchQuery(id: number) {
  return read(getMatch, { params: { id } });
}

export interface MatchToPlay {
  readonly matchType: MatchType;
  /** The manager to challenge; null: anyone. */
  readonly opponentId: string | null;
}

/**
 * Plays a match. The answer is its replay, so the match's page doesn't have to fetch it. Pressing again after a lost
 * answer asks for the same match.
 *
 * @param failure the title of the toast for a failure
 */
export function usePlayMatch(failure: "play.failed.title" | "result.noRematch") {
  const queryClient = useQueryClient();
  const [keys] = useState(() => new KeptKeys());
  return useMutation({
    mutationFn: (body: MatchToPlay) =>
      keys.send(body, (idempotencyKey) => call(playMatch, { body }, { idempotencyKey })),
    onSuccess: (replay) => {
      queryClient.setQueryData(matchQuery(replay.id).queryKey, replay);
      void readAgainAfter(queryClient, "match");
    },
    onError: (error) => {
      const t = words("match");
      toastFailure(error, { title: t(failure), fallback: t("play.failed.text") });
      // Without an answer, the match may have been played.
      void readAgainAfter(queryClient, "match");
    },
  });
}
