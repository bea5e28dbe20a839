import { useMutation, useQueryClient } from "@tanstack/react-query";
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

/**
 * One's entry in a tournament with its points, or null.
 */
export function tournamentEntryQuery(tournamentId: number) {
  return read(getTournamentEntry, { params: { id: tournamentId } });
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

/** Enters the tournament; afterwards all that is known of tournaments and leaderboards is read again. */
export function useEnterTournament(tournament: TournamentView | null) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (attempt: EntryAttempt) => enterLoaded(tournament, attempt),
    onSuccess: () =>
      queryClient.invalidateQueries({
        predicate: ({ queryKey }) => /^\/api\/(tournaments|leaderboard)/.test(String(queryKey[0])),
      }),
  });
}
