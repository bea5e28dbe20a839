import { useMutation, useQueryClient } from "@tanstack/react-query";
import { listTournaments } from "#contract/tournament.ts";
import { createTournament, updateTournament } from "#contract/tournament-admin.ts";
import { readAgainAfter } from "#web/api/after-act.ts";
import { call, read } from "#web/api/call.ts";

/** The tournaments of the last two years. */
export const tournamentsQuery = read(listTournaments, { query: {} });

export interface Plan {
  readonly name: string;
  readonly startDate: string;
  readonly endDate: string;
}

/** Creates a tournament if the id is null, else changes the one with this id. */
export function usePlanTournament(id: number | null) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: Plan) =>
      id === null ? call(createTournament, { body }) : call(updateTournament, { params: { id }, body }),
    onSuccess: () => readAgainAfter(queryClient, "tournament"),
  });
}
