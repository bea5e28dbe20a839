import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { getTeamPositions, listTeams, type SlotView } from "#contract/team.ts";
import {
  type EntryView,
  enterTournament,
  getActiveTournament,
  getTournamentEntry,
  type PickView,
  type TournamentView,
} from "#contract/tournament.ts";
import { call } from "#web/api/call.ts";
import { read } from "#web/api/read.ts";

/** The tournament of this month, or null. */
export const activeTournamentQuery = read(getActiveTournament, {});

/**
 * One's entry in a tournament with its points, or null. Where the answer names the team alone, the picks are the cards of
 * the saved team of that name, and none where there is no such team (spec §8, Tournament team card).
 */
export function tournamentEntryQuery(tournamentId: number) {
  const input = { params: { id: tournamentId } };
  return queryOptions({
    ...read(getTournamentEntry, input),
    queryFn: async ({ signal }) => {
      const entry = await call(getTournamentEntry, input, { signal });
      return entry?.picks.length === 0 ? { ...entry, ...(await savedTeam(entry.teamName, signal)) } : entry;
    },
  });
}

async function savedTeam(
  teamName: string,
  signal: AbortSignal,
): Promise<Pick<EntryView, "formation" | "picks">> {
  const teams = await call(listTeams, {}, { signal });
  const team = teams.find(({ name }) => name === teamName);
  if (team === undefined) return { formation: "", picks: [] };
  const slots = await call(getTeamPositions, { params: { id: team.id } }, { signal });
  return { formation: team.formation, picks: slots.map(pickOf) };
}

function pickOf({ cardId, position: slot, positionIndex, card }: SlotView): PickView {
  const { playerName, position, club, overall, imageUrl } = card;
  const shown = { cardId, playerId: null, playerName, position, club, overall, imageUrl };
  return { ...shown, slot, positionIndex, points: 0, receipts: [] };
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
