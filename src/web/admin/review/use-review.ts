import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { PendingCardView } from "#contract/admin.ts";
import { PENDING_PAGE_SIZE } from "#game/card/review.ts";
import {
  type CardDecision,
  type Decision,
  type PendingPage,
  type PageStart,
  pendingQuery,
} from "#web/admin/admin-queries.ts";
import { type Decisions, useDecisions } from "#web/admin/decision/use-decisions.ts";
import { firstMapping } from "./mapping-fields.tsx";

export interface Review {
  readonly query: ReturnType<typeof useQuery<PendingPage>>;
  /** The page's undecided photos. */
  readonly cards: readonly PendingCardView[];
  /** The open one; null if none is pending. */
  readonly current: PendingCardView | null;
  /** The one after it. */
  readonly following: PendingCardView | null;
  /** The admin has moved on from the page's first photo. */
  readonly hasMoved: boolean;
  readonly look: (cardId: number) => void;
  /** Moves to the next or previous photo of the page; does nothing at its ends. */
  readonly step: (by: 1 | -1) => void;
  readonly selectedIds: ReadonlySet<number>;
  readonly toggle: (cardId: number) => void;
  readonly clearSelection: () => void;
  /** Whether the open photo's rejection is being written: it stays open until then, even if another admin decides it. */
  readonly isRejecting: boolean;
  readonly setRejecting: (isRejecting: boolean) => void;
  /** Decides one photo and opens the next. */
  readonly decide: (card: PendingCardView, decision: Omit<CardDecision, "cardId">) => void;
  readonly decideSelected: (decision: Decision) => void;
  readonly page: number;
  readonly pageCount: number;
  readonly goToPage: (page: number) => void;
  readonly decisions: Decisions;
}

const nothing: ReadonlySet<number> = new Set();
const nobody: readonly PendingCardView[] = [];

/** The state of the queue: its page, the open photo, the selection, and recent decisions. */
export function useReview(): Review {
  // The card before each of the pages up to the current one.
  const [starts, setStarts] = useState<readonly (PageStart | null)[]>([null]);
  const [askedId, setAskedId] = useState<number | null>(null);
  const [selected, setSelected] = useState(nothing);
  const decisions = useDecisions();
  const query = useQuery(pendingQuery(starts.at(-1) ?? null));
  const all = query.data?.cards ?? nobody;
  const cards = all.filter(({ id }) => !decisions.decidedIds.has(id));
  const { current, ...rejection } = useOpenCard(cards, askedId);
  const selectedIds = new Set(cards.map(({ id }) => id).filter((id) => selected.has(id)));

  // All of the last page is decided: photos skipped on earlier pages are now on the first.
  if (query.data?.cards.length === 0 && starts.length > 1) setStarts([null]);

  return {
    query,
    cards,
    current,
    following: cards[cards.findIndex(({ id }) => id === current?.id) + 1] ?? null,
    hasMoved: askedId !== null,
    look: setAskedId,
    step: (by) => {
      const next = cards[cards.findIndex(({ id }) => id === current?.id) + by];
      if (next) setAskedId(next.id);
    },
    selectedIds,
    toggle: (id) => setSelected(toggled(selected, id)),
    clearSelection: () => setSelected(nothing),
    ...rejection,
    decide: (card, decision) => {
      rejection.setRejecting(false);
      setAskedId(nextId(cards, card.id, new Set([card.id])));
      void decisions.decide(card, decision);
    },
    decideSelected: (decision) => {
      if (current) setAskedId(nextId(cards, current.id, selectedIds));
      setSelected(nothing);
      const chosen = cards.filter(({ id }) => selectedIds.has(id));
      void decisions.decideMany(chosen, { ...decision, players: firstPlayers(chosen) });
    },
    page: starts.length,
    pageCount: Math.max(starts.length, Math.ceil((query.data?.total ?? 0) / PENDING_PAGE_SIZE)),
    goToPage: (page) => {
      const last = all.at(-1);
      setSelected(nothing);
      setAskedId(null);
      if (page < starts.length) setStarts(starts.slice(0, Math.max(1, page)));
      else if (last !== undefined) setStarts([...starts, startAfter(last)]);
    },
    decisions,
  };
}

function startAfter({ id, firstApproval }: PendingCardView): PageStart {
  return firstApproval === "yours" ? { after: id, waiting: "yours" } : { after: id };
}

/** The players that an approval of each card alone would link. */
export function firstPlayers(cards: readonly PendingCardView[]) {
  return cards.map((card) => ({ id: card.id, playerId: firstMapping(card).player?.id ?? null }));
}

/**
 * The card whose rejection is being written, the one asked for, or the one shown before: the order changes as evidence
 * arrives, but not under the admin's hands.
 */
function useOpenCard(cards: readonly PendingCardView[], askedId: number | null) {
  const [rejected, setRejected] = useState<PendingCardView | null>(null);
  const [shownId, setShownId] = useState<number | null>(null);
  const current = rejected ?? openCard(cards, [askedId, shownId]);
  if (current !== null && current.id !== shownId) setShownId(current.id);
  return {
    current,
    isRejecting: rejected !== null,
    setRejecting: (isRejecting: boolean) => setRejected(isRejecting ? current : null),
  };
}

/** The first of these cards that's on the page; else the page's first card, or null. */
export function openCard<Card extends { readonly id: number }>(
  cards: readonly Card[],
  ids: readonly (number | null)[],
): Card | null {
  for (const wanted of ids) {
    const found = cards.find(({ id }) => id === wanted);
    if (found !== undefined) return found;
  }
  return cards[0] ?? null;
}

/** The card to open after a decision: the same one if it's still there, else the next, else the previous. */
function nextId(
  cards: readonly PendingCardView[],
  fromId: number,
  decidedIds: ReadonlySet<number>,
): number | null {
  const from = cards.findIndex(({ id }) => id === fromId);
  const stays = ({ id }: PendingCardView) => !decidedIds.has(id);
  // Another admin has decided it: the page's first one follows.
  if (from === -1) return cards.find(stays)?.id ?? null;
  return (cards.slice(from).find(stays) ?? cards.slice(0, from).findLast(stays))?.id ?? null;
}

function toggled(ids: ReadonlySet<number>, id: number): ReadonlySet<number> {
  const next = new Set(ids);
  if (!next.delete(id)) next.add(id);
  return next;
}
