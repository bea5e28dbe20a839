import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type CardView, claimBaseSet, deleteCard, listCards } from "#contract/card.ts";
import { isUnauthorized, userMessageOf } from "../api/api-error.ts";
import { call } from "../api/call.ts";
import { read } from "../api/read.ts";

/** The cards of one's collection, newest first. */
export const cardsQuery = read(listCards, {});

/** Takes the base set of eleven. */
export function useClaimBaseSet() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => call(claimBaseSet, {}),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: cardsQuery.queryKey }),
  });
}

/** What became of one card that was to be deleted. */
export interface Deletion {
  readonly card: CardView;
  /** Why the card stays; null: it is gone. */
  readonly problem: string | null;
}

/** Deletes cards, each for itself: one that is locked does not keep the others. */
export function useDeleteCards() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (cards: readonly CardView[]) => Promise.all(cards.map(deleteOne)),
    onSettled: () => queryClient.invalidateQueries({ queryKey: cardsQuery.queryKey }),
  });
}

async function deleteOne(card: CardView): Promise<Deletion> {
  try {
    await call(deleteCard, { params: { id: card.id } });
    return { card, problem: null };
  } catch (error) {
    if (isUnauthorized(error)) throw error;
    return { card, problem: userMessageOf(error) ?? "Failed to delete card" };
  }
}
