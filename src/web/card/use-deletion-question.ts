import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { listText } from "#web/language/list-text.ts";
import { toastFailure } from "#web/api/toast-failure.ts";
import { teamPositionsQuery, teamsQuery } from "#web/team/team-queries.ts";

export const DELETION_FAILURE = { title: "Failed to delete card", fallback: "Please try again." };

/**
 * Asks before cards are deleted. It first looks which saved teams they are in, as those get empty slots: the question
 * names them. `emptySlots` is that sentence, or empty.
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
    onError: (error) => toastFailure(error, DELETION_FAILURE),
  });
  const teamNames = look.data ?? [];
  return {
    ask: () => look.mutate(),
    isLooking: look.isPending,
    isAsking,
    setIsAsking,
    emptySlots: teamNames.length === 0 ? "" : ` Leaves an empty slot in ${listText(teamNames)}.`,
  };
}
