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
import { readAgainAfter } from "#web/api/after-act.ts";
import { call, read } from "#web/api/call.ts";

/** Fetched once (spec §7), and polled while a new installation loads its first football data. */
export const connectionQuery = queryOptions({
  ...read(testFootballConnection, {}),
  refetchInterval: ({ state: { status, data } }) =>
    status === "success" && data?.status === NOTHING_LOADED ? FIRST_FOOTBALL_MS : false,
});
export const gameweekQuery = read(listGameweekFixtures, {});
export const unmappedCardsQuery = read(listUnmappedCards, {});

/** Loads clubs, squads and fixtures, then refetches everything about football (spec §4, Initialization). */
export function useInitializeFootball() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => call(initializeFootball, {}),
    onSuccess: () => readAgainAfter(queryClient, "football"),
  });
}

export function useMapCards() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => call(mapCards, {}),
    onSuccess: () => readAgainAfter(queryClient, "mapping"),
  });
}

/** Links a card to the player chosen by the admin. */
export function useMapCard() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ cardId, playerId }: { readonly cardId: number; readonly playerId: number }) =>
      call(mapCard, { params: { id: cardId }, body: { playerId } }),
    onSuccess: () => readAgainAfter(queryClient, "mapping"),
  });
}

export function useCreateTestLeague() {
  return useMutation({ mutationFn: () => call(createTestLeague, {}) });
}
