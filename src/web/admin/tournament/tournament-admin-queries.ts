import { useMutation, useQueryClient } from "@tanstack/react-query";
import { listTournaments } from "#contract/tournament.ts";
import { createTournament, updateTournament } from "#contract/tournament-admin.ts";
import { readAgainOnceSettled } from "#web/api/after-act.ts";
import { call, read } from "#web/api/call.ts";
import { toastFailure } from "#web/api/toast-failure.ts";
import { words } from "#web/language/words.ts";
import { tournamentTitle } from "#web/tournament/tournament-name.ts";
import { toast } from "#web/ui/feedback/toast-store.ts";

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
    onSuccess: ({ name }) => {
      const description = words("admin")("tournament.planned", { name: tournamentTitle(name) });
      toast({ title: words("ui")("success"), description });
    },
    onError: (error) =>
      toastFailure(error, {
        title: words("ui")("error"),
        fallback: words("admin")("tournament.saveFailed"),
      }),
    onSettled: readAgainOnceSettled(queryClient, "tournament"),
  });
}
