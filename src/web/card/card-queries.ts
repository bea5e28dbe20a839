import { type Query, queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { getCardBack } from "#contract/card/card-back.ts";
import {
  type CardView,
  claimBaseSet,
  deleteCard,
  deleteCards,
  listCards,
  revealCard,
} from "#contract/card/card.ts";
import { CARDS_AT_ONCE } from "#game/card/review.ts";
import { readAgainAfter, readAgainOnceSettled } from "#web/api/after-act.ts";
import { askAgain } from "#web/api/ask-again.ts";
import { isRefusedWith, isUnauthorized, userMessageOf } from "#web/api/api-error.ts";
import { call, read } from "#web/api/call.ts";
import { newIdempotencyKey } from "#web/api/idempotency-key.ts";
import { type FailureText, toastFailure } from "#web/api/toast-failure.ts";
import { failureText } from "#web/language/refusal-message.ts";
import { words } from "#web/language/words.ts";
import { toast } from "#web/ui/feedback/toast-store.ts";

/** The viewer's cards, newest first. */
export const cardsQuery = read(listCards, {});

/** The same, fetched again when a screen opens while a photo is pending: an admin may have decided. */
export const freshCardsQuery = queryOptions({
  ...cardsQuery,
  refetchOnMount: ({ state }) =>
    state.data?.some(({ status }) => status === "pending") === true ? "always" : true,
});

/** Claims the base set of eleven; a toast says if the user already has it (spec §8). */
export function useClaimBaseSet(onClaimed: () => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => call(claimBaseSet, {}),
    onSuccess: (cards) => {
      onClaimed();
      const t = words("card");
      const description = t("baseCards.claimedCount", { count: cards.length });
      toast({ title: t("baseCards.claimed"), description });
    },
    onError: (error) => {
      const t = words("card");
      if (isBaseSetTaken(error)) toast({ title: t("baseCards.taken") });
      else toastFailure(error, { title: t("baseCards.failed"), fallback: t("pleaseTryAgain") });
    },
    // Refused, the set was perhaps claimed on another device.
    onSettled: readAgainOnceSettled(queryClient, "collection"),
  });
}

/** Whether the user already has the base set: by the code, or by the words that the specification gives (spec §8). */
export function isBaseSetTaken(error: unknown): boolean {
  const isSaid = error instanceof Error && error.message.includes("already has base cards");
  return isSaid || isRefusedWith(error, "base_set_taken");
}

/** The outcome of deleting one card. */
export interface Deletion {
  readonly card: CardView;
  /** Why the card wasn't deleted; null if it was. */
  readonly problem: string | null;
}

/**
 * Deletes cards in batches of CARDS_AT_ONCE. Each card has its own outcome: a locked one doesn't stop the others, and
 * if the request for a batch fails, each of its cards has that failure as its problem.
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
    onSuccess: announce,
    onError: (error) => toastFailure(error, deletionFailure()),
    onSettled: () => readAgainAfter(queryClient, "collection"),
  });
}

async function deletePart(cards: readonly CardView[]): Promise<Deletion[]> {
  try {
    const { results } = await call(deleteCards, { body: { ids: cards.map(({ id }) => id) } });
    const problems = new Map(results.map(({ id, problem }) => [id, problem && failureText(problem)]));
    return cards.map((card) => ({ card, problem: problems.get(card.id) ?? null }));
  } catch (error) {
    if (isUnauthorized(error)) throw error;
    const problem = userMessageOf(error) ?? words("card")("deletion.failed");
    return cards.map((card) => ({ card, problem }));
  }
}

function announce(deletions: readonly Deletion[]): void {
  const t = words("card");
  const kept = deletions.filter(({ problem }) => problem !== null).length;
  const deleted = deletions.length - kept;
  if (kept === 0) toast({ title: t("deletion.done", { count: deleted }) });
  else {
    const description = t("deletion.partly", { deleted, kept });
    toast({ title: t("deletion.failed"), description, variant: "destructive" });
  }
}

/** Deletes one card. */
export function useDeleteCard(id: number) {
  const queryClient = useQueryClient();
  const { queryKey } = cardBackQuery(id);
  return useMutation({
    mutationFn: () => call(deleteCard, { params: { id } }),
    onSuccess: () => {
      toast({ title: words("card")("deletion.done", { count: 1 }) });
      return readAgainAfter(queryClient, "collection", queryKey);
    },
    onError: (error) => {
      toastFailure(error, deletionFailure());
      return readAgainOnceSettled(queryClient, "collection")(undefined, error);
    },
  });
}

/** The toast for a deletion that failed. */
export function deletionFailure(): FailureText {
  const t = words("card");
  return { title: t("deletion.failed"), fallback: t("pleaseTryAgain") };
}

/**
 * Opens the pack of a card. The caller refetches the collection once the card has been shown; until then it's only
 * marked as old, for a user who leaves before the end of the show.
 *
 * @returns a mutation that tells whether this device is the first to open it
 */
export function useRevealCard(id: number) {
  const [idempotencyKey] = useState(newIdempotencyKey);
  const queryClient = useQueryClient();
  const predicate = ({ queryKey: [path] }: Query) => path === listCards.path || path === getCardBack.path;
  const opening = useMutation({
    mutationFn: () => call(revealCard, { params: { id } }, { idempotencyKey }),
    onSuccess: ({ isFirst }) => {
      const t = words("card");
      if (!isFirst) toast({ title: t("reveal.already"), description: t("reveal.alreadyText") });
      return askAgain(queryClient, { predicate, refetchType: "none" });
    },
    onError: (error) =>
      toastFailure(error, {
        title: words("card")("reveal.failed"),
        fallback: words("ui")("checkConnection"),
      }),
  });
  return { ...opening, refetch: () => askAgain(queryClient, { predicate }) };
}

/** The back of one card: its origin, what it has played, what locks it. */
export function cardBackQuery(id: number) {
  return queryOptions({ ...read(getCardBack, { params: { id } }), refetchOnMount: "always" });
}
