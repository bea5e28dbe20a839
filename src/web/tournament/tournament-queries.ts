import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import {
  enterTournament,
  getActiveTournament,
  getTournamentEntry,
  type TournamentView,
} from "#contract/tournament.ts";
import { call } from "#web/api/call.ts";
import { read } from "#web/api/read.ts";

/** The tournament of this month, or null. */
export const activeTournamentQuery = read(getActiveTournament, {});

/** When each entry without a position was first read, by the query's key. */
const unsettledSince = new Map<string, number>();

/** The viewer's entry in a tournament with its points, or null. Until it has its first position, it is read again and again. */
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

/** Milliseconds until an entry is read again that has waited so long for its first position: less and less often. */
export function pauseBeforeNext(waitedMs: number): number {
  return Math.min(Math.max(waitedMs, 500), 15_000);
}

interface EntryAttempt {
  readonly teamId: number;
  /** New for each attempt of the person, so that a lost answer does not enter twice. */
  readonly idempotencyKey: string;
}

/**
 * Enters the tournament that is loaded.
 * @throws Error "No active tournament" where none is (spec §8)
 */
export async function enterLoaded(
  tournament: Pick<TournamentView, "id"> | null,
  { teamId, idempotencyKey }: EntryAttempt,
) {
  if (!tournament) throw new Error("No active tournament");
  return call(enterTournament, { params: { id: tournament.id }, body: { teamId } }, { idempotencyKey });
}

/** Enters the tournament; afterwards tournaments, leaderboards, the fixtures of the five and the next offer are read again. */
export function useEnterTournament(tournament: TournamentView | null) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (attempt: EntryAttempt) => enterLoaded(tournament, attempt),
    onSuccess: () =>
      queryClient.invalidateQueries({
        predicate: ({ queryKey }) =>
          /^\/api\/(tournaments|leaderboard|fixtures\/own|scout)/.test(String(queryKey[0])),
      }),
  });
}
