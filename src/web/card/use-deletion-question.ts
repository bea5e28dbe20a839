import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { listText } from "#web/language/list-text.ts";
import { toastFailure } from "#web/api/toast-failure.ts";
import { teamPositionsQuery, teamsQuery } from "#web/team/team-queries.ts";
import { deletionFailure } from "./card-queries.ts";

/**
 * Asks before deleting cards, after looking up the saved teams that will lose a player: `teams` lists their names in
 * the user's language, or is null if there are none.
 */
export function useDeletionQuestion(cardIds: readonly number[]) {
  const queryClient = useQueryClient();
  const [isAsking, setIsAsking] = useState(false);
  const look = useMutation({
    mutationFn: async () => {
      const teams = await queryClient.fetchQuery({ ...teamsQuery, staleTime: 0 });
      const ids = new Set(cardIds);
      const found = await Promise.all(
        teams.map(async ({ id, name }) => {
          const slots = await queryClient.fetchQuery({ ...teamPositionsQuery(id), staleTime: 0 });
          return slots.some(({ cardId }) => ids.has(cardId)) ? [name] : [];
        }),
      );
      return found.flat();
    },
    onSuccess: () => setIsAsking(true),
    onError: (error) => toastFailure(error, deletionFailure()),
  });
  const teamNames = look.data ?? [];
  return {
    ask: () => look.mutate(),
    // Once it asks, the button is enabled and has the focus again, to which the dialog returns it.
    isLooking: look.isPending && !isAsking,
    isAsking,
    setIsAsking,
    teams: teamNames.length === 0 ? null : listText(teamNames),
  };
}
