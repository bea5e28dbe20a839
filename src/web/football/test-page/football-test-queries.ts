import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { createTestLeague } from "#contract/fantasy/test-league.ts";
import { listUnmappedCards, mapCard, mapCards } from "#contract/football/football-admin.ts";
import {
  FIRST_FOOTBALL_MS,
  initializeFootball,
  listGameweekFixtures,
  NOTHING_LOADED,
  testFootballConnection,
} from "#contract/football/football.ts";
import { readAgainOnceSettled } from "#web/api/after-act.ts";
import { call, read } from "#web/api/call.ts";
import { toastFailure } from "#web/api/toast-failure.ts";
import { words } from "#web/language/words.ts";
import { toast } from "#web/ui/feedback/toast-store.ts";

/** Fetched once (spec §7), and polled while a new installation loads its first football data. */
export const connectionQuery = queryOptions({
  ...read(testFootballConnection, {}),
  refetchInterval: ({ state: { status, data } }) =>
    status === "success" && data?.status === NOTHING_LOADED ? FIRST_FOOTBALL_MS : false,
});
export const gameweekQuery = read(listGameweekFixtures, {});
/** Refetched whenever the screen opens: other admins link cards too. */
export const unmappedCardsQuery = queryOptions({
  ...read(listUnmappedCards, {}),
  refetchOnMount: "always",
});

/** Loads clubs, squads and fixtures, then refetches everything about football (spec §4, Initialization). */
export function useInitializeFootball() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => call(initializeFootball, {}),
    onSuccess: () =>
      void toast({ title: words("ui")("success"), description: words("football")("test.initialize.done") }),
    onError: (error) => toastTestFailure(error, "test.initialize.failed"),
    onSettled: readAgainOnceSettled(queryClient, "football"),
  });
}

export function useMapCards() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => call(mapCards, {}),
    onSuccess: ({ mappedCount }) => {
      const description = words("football")("test.mapCards.done", { count: mappedCount });
      toast({ title: words("ui")("success"), description });
    },
    onError: (error) => toastTestFailure(error, "test.mapCards.failed"),
    onSettled: readAgainOnceSettled(queryClient, "mapping"),
  });
}

/** Links a card to the player chosen by the admin. */
export function useMapCard() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ cardId, playerId }: { readonly cardId: number; readonly playerId: number }) =>
      call(mapCard, { params: { id: cardId }, body: { playerId } }),
    onError: (error) => toastTestFailure(error, "test.mapCards.failed"),
    // Refused, another admin has linked the card, or its owner deleted it.
    onSettled: readAgainOnceSettled(queryClient, "mapping"),
  });
}

export function useCreateTestLeague() {
  return useMutation({
    mutationFn: () => call(createTestLeague, {}),
    onSuccess: (opened) => {
      const t = words("football");
      toast({
        title: t("test.createLeague.done"),
        // The facts say the message in the page's language; a server that lacks them has its message alone.
        description: opened.league === "" ? opened.message : t("test.createLeague.opened", opened),
      });
    },
    onError: (error) => toastTestFailure(error, "test.createLeague.failed"),
  });
}

type TestFailure = "test.initialize.failed" | "test.mapCards.failed" | "test.createLeague.failed";

function toastTestFailure(error: unknown, fallback: TestFailure): void {
  toastFailure(error, { title: words("ui")("error"), fallback: words("football")(fallback) });
}
