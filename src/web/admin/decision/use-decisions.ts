import { useState } from "react";
import type { DecisionView } from "#contract/card/decision.ts";
import { ApiError, isRefusedWith } from "#web/api/api-error.ts";
import { failureText } from "#web/language/refusal-message.ts";
import { words } from "#web/language/words.ts";
import { toastFailure } from "#web/api/toast-failure.ts";
import {
  type CardDecision,
  type CardsDecision,
  decisionFailure,
  type Undoing,
  useDecideCard,
  useDecideCards,
  useUndoDecisions,
} from "#web/admin/admin-queries.ts";
import { decisionText, type MadeDecision, type NamedCard } from "./decision-text.ts";

export interface Decisions {
  /** Decided or being decided, and so hidden. */
  readonly decidedIds: ReadonlySet<number>;
  readonly decide: (card: NamedCard, decision: Omit<CardDecision, "cardId">) => Promise<void>;
  readonly decideMany: (cards: readonly NamedCard[], decision: CardsDecision) => Promise<void>;
  /** Latest last. */
  readonly undoables: readonly Undoable[];
  readonly undo: (undoable: Undoable) => void;
  /** Call when the time to undo is up. */
  readonly forget: (undoable: Undoable) => void;
  readonly undecided: readonly Undecided[];
  readonly dismissUndecided: () => void;
}

/** Hides decided cards at once, before the server answers. A card the server refuses is shown again or reported. */
export function useDecisions(): Decisions {
  const book = useDecisionBook();
  const decide = useDecideOne(book);
  const decideMany = useDecideMany(book);
  const undoing = useUndoDecisions();
  const { decidedIds, undoables, undecided, forget, dismissUndecided } = book;
  const undo = (undoable: Undoable) => {
    forget(undoable);
    book.show(undoable.ids);
    undoing.mutate(undoable);
  };
  return { decidedIds, decide, decideMany, undoables, undo, forget, undecided, dismissUndecided };
}

function useDecideOne(book: DecisionBook): Decisions["decide"] {
  const { mutateAsync } = useDecideCard();
  return async (card, decision) => {
    book.hide([card.id]);
    try {
      const { awaitsSecond } = await mutateAsync({ cardId: card.id, ...decision });
      book.offerUndo([card], { approved: decision.approved, waiting: awaitsSecond ? 1 : 0 });
    } catch (error) {
      if (isRefusedWith(error, "already_decided")) return book.tell([undecidedBy(card, error)]);
      book.show([card.id]);
      toastFailure(error, decisionFailure());
    }
  };
}

function useDecideMany(book: DecisionBook): Decisions["decideMany"] {
  const { mutateAsync } = useDecideCards();
  return async (cards, decision) => {
    const ids = cards.map(({ id }) => id);
    book.hide(ids);
    try {
      const { results } = await mutateAsync({ ids, ...decision });
      const problems = new Map(results.map(({ id, problem }) => [id, problem]));
      book.offerUndo(
        cards.filter(({ id }) => !problems.get(id)),
        { approved: decision.approved, waiting: results.filter(({ awaitsSecond }) => awaitsSecond).length },
      );
      book.tell(
        cards.flatMap(({ id, playerName }) => {
          const problem = problems.get(id);
          return problem ? [{ playerName, problem: failureText(problem), standing: null }] : [];
        }),
      );
      // Cards that are still pending are shown again; the others won't be in the next page fetched.
      const waiting = results.filter(({ problem }) => problem && problem.code !== "already_decided");
      book.show(waiting.map(({ id }) => id));
    } catch (error) {
      book.show(ids);
      toastFailure(error, decisionFailure());
    }
  };
}

function undecidedBy({ playerName }: NamedCard, error: unknown): Undecided {
  if (!(error instanceof ApiError)) return { playerName, problem: decisionFailure().title, standing: null };
  // The details of this refusal are the first decision (contract/admin.ts).
  const standing = error.code === "already_decided" ? (error.details as DecisionView) : null;
  return { playerName, problem: error.userMessage ?? decisionFailure().title, standing };
}

/** A decision of this admin that can still be undone. */
export interface Undoable extends Undoing {
  readonly key: number;
}

/** A card that couldn't be decided, and why: usually another admin was faster. */
export interface Undecided {
  readonly playerName: string;
  readonly problem: string;
  /** The other admin's decision, if the server sent it. */
  readonly standing: DecisionView | null;
}

interface DecisionBook {
  readonly decidedIds: ReadonlySet<number>;
  readonly undoables: readonly Undoable[];
  readonly undecided: readonly Undecided[];
  readonly hide: (ids: readonly number[]) => void;
  readonly show: (ids: readonly number[]) => void;
  readonly offerUndo: (cards: readonly NamedCard[], decision: MadeDecision) => void;
  readonly forget: (undoable: Undoable) => void;
  readonly tell: (undecided: readonly Undecided[]) => void;
  readonly dismissUndecided: () => void;
}

/** The decisions made since this screen was opened: which cards it hides, what can be undone, what was refused. */
function useDecisionBook(): DecisionBook {
  const [decidedIds, setDecidedIds] = useState<ReadonlySet<number>>(new Set());
  const [undoables, setUndoables] = useState<readonly Undoable[]>([]);
  const [undecided, setUndecided] = useState<readonly Undecided[]>([]);
  return {
    decidedIds,
    undoables,
    undecided,
    hide: (ids) => setDecidedIds((hidden) => new Set([...hidden, ...ids])),
    show: (ids) => setDecidedIds((hidden) => new Set([...hidden].filter((id) => !ids.includes(id)))),
    offerUndo: (cards, decision) => {
      if (cards.length === 0) return;
      const text = decisionText(words("admin"), cards, decision);
      const ids = cards.map(({ id }) => id);
      setUndoables((list) => [...list, { key: (list.at(-1)?.key ?? 0) + 1, ids, text }]);
    },
    forget: ({ key }) => setUndoables((list) => list.filter((other) => other.key !== key)),
    tell: (more) => setUndecided((list) => [...list, ...more]),
    dismissUndecided: () => setUndecided([]),
  };
}
