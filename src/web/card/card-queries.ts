import { type QueryClient, queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { getCardBack } from "#contract/card/card-back.ts";
import { type CardView, claimBaseSet, deleteCard, deleteCards, listCards } from "#contract/card/card.ts";
import { CARDS_AT_ONCE } from "#game/card/review.ts";
import { isUnauthorized, userMessageOf } from "#web/api/api-error.ts";
import { call } from "#web/api/call.ts";
import { read } from "#web/api/read.ts";
import { forgetTeams } from "#web/team/team-queries.ts";

/** The cards of one's collection, newest first. */
export const cardsQuery = read(listCards, {});

/** The same, asked for anew when a screen opens while a photo waits: an admin may have decided meanwhile. */
export const freshCardsQuery = queryOptions({
  ...cardsQuery,
  refetchOnMount: ({ state }) =>
    state.data?.some(({ status }) => status === "pending") === true ? "always" : true,
});

/** Takes the base set of eleven. */
export function useClaimBaseSet(onClaimed?: () => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => call(claimBaseSet, {}),
    onSuccess: () => {
      onClaimed?.();
      return forgetCounts(queryClient);
    },
  });
}

/** What became of one card that was to be deleted. */
export interface Deletion {
  readonly card: CardView;
  /** Why the card stays; null: it is gone. */
  readonly problem: string | null;
}

/**
 * Deletes cards, each for itself: one that is locked does not keep the others. Where a part of many could not be asked
 * for, its cards stay and say so.
 */
export function useDeleteCards() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (cards: readonly CardView[]) => {
      const deletions: Deletion[] = [];
      for (let from = 0; from < cards.length; from += CARDS_AT_ONCE) {
        deletions.push(...(await deletePart(cards.slice(from, from + CARDS_AT_ONCE))));
      }
      return deletions;
    },
    onSettled: () => forgetDeleted(queryClient),
  });
}

async function deletePart(cards: readonly CardView[]): Promise<Deletion[]> {
  try {
    const { results } = await call(deleteCards, { body: { ids: cards.map(({ id }) => id) } });
    const problems = new Map(results.map(({ id, problem }) => [id, problem?.message ?? null]));
    return cards.map((card) => ({ card, problem: problems.get(card.id) ?? null }));
  } catch (error) {
    if (isUnauthorized(error)) throw error;
    const problem = userMessageOf(error) ?? "Failed to delete card";
    return cards.map((card) => ({ card, problem }));
  }
}

/** Deletes one card. */
export function useDeleteCard() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => call(deleteCard, { params: { id } }),
    onSuccess: () => forgetDeleted(queryClient),
  });
}

/** The collection has changed, and so has each team that had one of the cards. */
async function forgetDeleted(queryClient: QueryClient): Promise<void> {
  await Promise.all([forgetCounts(queryClient), forgetTeams(queryClient)]);
}

/** What a collection counts in: itself, its owner's profile, and the special cards that may carry a chip. */
function forgetCounts(queryClient: QueryClient): Promise<void> {
  return queryClient.invalidateQueries({
    predicate: ({ queryKey: [path] }) =>
      path === cardsQuery.queryKey[0] || /^\/api\/(users|fantasy\/season-powers)\//.test(String(path)),
  });
}

/** The back of one card: where it comes from, what it has played, where it is locked. */
export function cardBackQuery(id: number) {
  return queryOptions({ ...read(getCardBack, { params: { id } }), refetchOnMount: "always" });
}
