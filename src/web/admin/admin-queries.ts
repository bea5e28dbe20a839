import { readAgainAfter } from "#web/api/after-act.ts";
import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useMutation,
  useQueryClient,
} from "@tanstack/react-query";
import {
  countPendingCards,
  decideCard,
  decideCards,
  listClearCards,
  listDecisions,
  listPendingCards,
  type PendingCardView,
  undoDecision,
} from "#contract/admin.ts";
import { call, read } from "#web/api/call.ts";
import { type FailureText, toastFailure } from "#web/api/toast-failure.ts";
import { words } from "#web/language/words.ts";
import { toast } from "#web/ui/feedback/toast-store.ts";

/** Gathering evidence takes seconds; the page polls while some is missing. */
const EVIDENCE_POLL_MS = 4000;
/** Without a photo to decide, the page waits for the next. */
const EMPTY_POLL_MS = 30_000;

export interface PendingPage {
  readonly cards: readonly PendingCardView[];
  /** Of all pages. */
  readonly total: number;
}

/** The card that a page of pending photos comes after, as it was listed. */
export interface PageStart {
  readonly after: number;
  readonly waiting?: "yours";
}

/** A page of pending photos, always refetched: other admins decide too. */
export function pendingQuery(start: PageStart | null) {
  const query = start ?? {};
  return queryOptions({
    queryKey: [listPendingCards.path, { query }],
    queryFn: async ({ signal }): Promise<PendingPage> => {
      const [cards, counted] = await Promise.all([
        call(listPendingCards, { query }, { signal }),
        // Without the number, the page is all there is.
        call(countPendingCards, {}, { signal }).catch(() => null),
      ]);
      return { cards, total: counted?.total ?? cards.length };
    },
    refetchOnMount: "always",
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => {
      if (state.data?.cards.length === 0) return EMPTY_POLL_MS;
      return state.data?.cards.some(({ evidence }) => evidence === null) === true ? EVIDENCE_POLL_MS : false;
    },
  });
}

/** The cards of a contact sheet. */
export const clearQuery = queryOptions({ ...read(listClearCards, {}), refetchOnMount: "always" });

/** Decisions in pages, latest first. */
export const auditQuery = infiniteQueryOptions({
  queryKey: [listDecisions.path],
  queryFn: ({ pageParam, signal }) =>
    call(listDecisions, { query: pageParam === null ? {} : { cursor: pageParam } }, { signal }),
  initialPageParam: null as string | null,
  getNextPageParam: ({ nextCursor }) => nextCursor,
  refetchOnMount: "always",
});

export interface Decision {
  readonly approved: boolean;
  /** The reason the uploader sees for a rejection: a `RejectionCode`, or the admin's own words. */
  readonly reason?: string;
}

export interface CardDecision extends Decision {
  readonly cardId: number;
  /** The player to link the card to, or null. */
  readonly playerId: number | null;
  /** Instead of the player's own. */
  readonly overall?: number;
}

export interface CardsDecision extends Decision {
  /** The players to link the cards to, or null; of cards left out, the ones that their uploaders chose. */
  readonly players?: readonly { readonly id: number; readonly playerId: number | null }[];
}

/** Decides one photo. */
export function useDecideCard() {
  const onSettled = useReadQueueAgain();
  return useMutation({
    mutationFn: ({ cardId, ...body }: CardDecision) => call(decideCard, { params: { id: cardId }, body }),
    onSettled,
  });
}

/** Decides several photos; each has its own outcome. */
export function useDecideCards() {
  const onSettled = useReadQueueAgain();
  return useMutation({
    mutationFn: ({ ids, players = [], ...decision }: CardsDecision & { readonly ids: readonly number[] }) =>
      call(decideCards, { body: { ids: [...ids], players: [...players], ...decision } }),
    onSettled,
  });
}

export interface Undoing {
  readonly ids: readonly number[];
  /** "Approved Bukayo Saka", "Rejected 3 cards". */
  readonly text: string;
}

/** The toast for a decision that failed (spec §8). */
export function decisionFailure(): FailureText {
  return { title: words("admin")("decision.failed"), fallback: words("card")("pleaseTryAgain") };
}

/** Undoes the admin's own decisions, two at a time; tries all of them, then throws the first refusal. */
export function useUndoDecisions() {
  const onSettled = useReadQueueAgain();
  return useMutation({
    mutationFn: async ({ ids }: Undoing) => {
      const left = ids.values();
      const refusals: unknown[] = [];
      const undoInTurn = async () => {
        for (const id of left) {
          await call(undoDecision, { params: { id } }).catch((error: unknown) => refusals.push(error));
        }
      };
      await Promise.all([undoInTurn(), undoInTurn()]);
      if (refusals.length > 0) throw refusals[0];
    },
    onSuccess: (_done, { text }) =>
      void toast({ title: words("admin")("decision.undone"), description: text }),
    onError: (error) => toastFailure(error, decisionFailure()),
    onSettled,
  });
}

function useReadQueueAgain() {
  const queryClient = useQueryClient();
  return () => readAgainAfter(queryClient, "decision");
}
