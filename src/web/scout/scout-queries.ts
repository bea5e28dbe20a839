import {
  mutationOptions,
  type QueryClient,
  queryOptions,
  useMutation,
  useQueryClient,
} from "@tanstack/react-query";
import { useState } from "react";
import { chooseRegion, getScout, getScoutNotice, signPlayer } from "#contract/scout.ts";
import type { ScoutNotice, ScoutView } from "#contract/scout.ts";
import type { LeagueSlug } from "#game/world/catalogue/leagues.ts";
import { readAgainOnceSettled } from "#web/api/after-act.ts";
import { call, read } from "#web/api/call.ts";
import { KeptKeys } from "#web/api/idempotency-key.ts";
import { toastFailure } from "#web/api/toast-failure.ts";
import { whenPast } from "#web/api/when-past.ts";
import { words } from "#web/language/words.ts";

/** The scout's offers; refetched when the screen opens, and when the next deadline passes. */
export const scoutQuery = queryOptions({
  ...read(getScout, {}),
  refetchOnMount: "always",
  ...whenPast(({ next }: ScoutView) => next?.deadline),
});

/** The home screen's summary of the scout. */
export const scoutNoticeQuery = queryOptions({
  ...read(getScoutNotice, {}),
  refetchOnMount: "always",
  ...whenPast(({ next }: ScoutNotice) => next?.deadline),
});

/** Sends the scout to another league; the response is the offers there. */
export function useChooseRegion() {
  return useMutation(regionChange(useQueryClient()));
}

/** The arrow keys choose one league after the other: each is sent when the one before has been answered. */
export function regionChange(queryClient: QueryClient) {
  return mutationOptions({
    mutationFn: (region: LeagueSlug) => call(chooseRegion, { body: { region } }),
    scope: { id: "scout region" },
    onSuccess: (answer: ScoutView) => void queryClient.setQueryData(scoutQuery.queryKey, answer),
    onError: (error) => toastScoutFailure(error, "region.failed"),
    onSettled: readAgainOnceSettled(queryClient, "region"),
  });
}

export interface Signing {
  readonly offerId: number;
  readonly playerId: number;
}

/**
 * Signs a player. Pending until the collection and the scout have been refetched. Sending the same player again after a
 * lost answer gets that answer.
 */
export function useSignPlayer() {
  const queryClient = useQueryClient();
  const [keys] = useState(() => new KeptKeys());
  return useMutation({
    mutationFn: (body: Signing) =>
      keys.send(body, (idempotencyKey) => call(signPlayer, { body }, { idempotencyKey })),
    onError: (error) => toastScoutFailure(error, "offer.failed"),
    onSettled: readAgainOnceSettled(queryClient, "collection"),
  });
}

function toastScoutFailure(error: unknown, title: "region.failed" | "offer.failed"): void {
  toastFailure(error, { title: words("scout")(title), fallback: words("ui")("checkConnection") });
}
