import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import {
  enterTournament,
  getActiveTournament,
  getTournamentEntry,
  type TournamentView,
} from "#contract/tournament.ts";
import { readAgainOnceSettled } from "#web/api/after-act.ts";
import { call, read } from "#web/api/call.ts";
import { KeptKeys } from "#web/api/idempotency-key.ts";
import { isKnown } from "#web/api/is-known.ts";
import { toastFailure } from "#web/api/toast-failure.ts";
import { words } from "#web/language/words.ts";
import { teamsQuery } from "#web/team/team-queries.ts";
import { toast } from "#web/ui/feedback/toast-store.ts";

/** The tournament of this month, or null. */
export const activeTournamentQuery = read(getActiveTournament, {});

/** When each entry without a position was first read, by the query's key. */
const unsettledSince = new Map<string, number>();

/** The viewer's entry in a tournament with its points, or null. Polled until it has its first position. */
export function tournamentEntryQuery(tournamentId: number) {
  return queryOptions({
    ...read(getTournamentEntry, { params: { id: tournamentId } }),
    refetchInterval: ({ queryHash, state: { data, dataUpdatedAt } }) => {
      if (data?.position !== null) {
        unsettledSince.delete(queryHash);
        return false;
      }
      const since = unsettledSince.get(queryHash) ?? dataUpdatedAt;
      unsettledSince.set(queryHash, since);
      return pauseBeforeNext(dataUpdatedAt - since);
    },
  });
}

/** The viewer's entry in this month's tournament, and whether both have loaded. */
function useCurrentEntry() {
  const tournament = useQuery(activeTournamentQuery);
  const tournamentId = tournament.data?.id;
  const entry = useQuery({ ...tournamentEntryQuery(tournamentId ?? 0), enabled: tournamentId !== undefined });
  return { entry: entry.data, isEntryKnown: isKnown(tournamentId === undefined ? tournament : entry) };
}

/** Whether this month's tournament and the viewer's entry have loaded, and so the height of what shows them is known. */
export function useTournamentTeamKnown(): boolean {
  return useCurrentEntry().isEntryKnown;
}

/** The same for the widget that enters: without an entry, it shows the teams. */
export function useTournamentWidgetKnown(): boolean {
  const { entry, isEntryKnown } = useCurrentEntry();
  const teams = useQuery({ ...teamsQuery, enabled: entry === null });
  return isEntryKnown && (entry !== null || isKnown(teams));
}

/** Milliseconds until the next poll of an entry that has waited this long for its first position: ever longer. */
export function pauseBeforeNext(waitedMs: number): number {
  return Math.min(Math.max(waitedMs, 500), 15_000);
}

interface EntryAttempt {
  readonly teamId: number;
  /** A retry with the same key doesn't enter twice. */
  readonly idempotencyKey: string;
}

/**
 * Enters the loaded tournament.
 * @throws Error "No active tournament" if there is none (spec §8)
 */
export async function enterLoaded(
  tournament: Pick<TournamentView, "id"> | null,
  { teamId, idempotencyKey }: EntryAttempt,
) {
  if (!tournament) throw new Error("No active tournament");
  return call(enterTournament, { params: { id: tournament.id }, body: { teamId } }, { idempotencyKey });
}

/** Shows that the user hasn't entered, and why. */
export function toastNotEntered(error: unknown): void {
  const t = words("tournament");
  toastFailure(error, { title: t("entry.failed.title"), fallback: t("entry.failed.description") });
}

/** Enters the tournament, then reads again what depends on it. */
export function useEnterTournament(tournament: TournamentView | null) {
  const queryClient = useQueryClient();
  const [keys] = useState(() => new KeptKeys());
  return useMutation({
    mutationFn: (teamId: number) =>
      keys.send({ id: tournament?.id, teamId }, (idempotencyKey) =>
        enterLoaded(tournament, { teamId, idempotencyKey }),
      ),
    onSuccess: () => {
      const t = words("tournament");
      toast({ title: t("entry.confirmed.title"), description: t("entry.confirmed.description") });
    },
    onError: toastNotEntered,
    // Refused, the month may have ended, or another device has entered.
    onSettled: readAgainOnceSettled(queryClient, "entry"),
  });
}
