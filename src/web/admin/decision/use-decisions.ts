import type { DecisionView } from "#contract/card/decision.ts";
import { toast } from "#web/ui/feedback/toast-store.ts";
import { ApiError, isRefusedWith } from "#web/api/api-error.ts";
import { toastFailure } from "#web/api/toast-failure.ts";
import {
  type CardDecision,
  type Decision,
  useDecideCard,
  useDecideCards,
  useUndoDecisions,
} from "#web/admin/admin-queries.ts";
import {
  type DecisionBook,
  type NamedCard,
  type Undecided,
  type Undoable,
  useDecisionBook,
} from "./use-decision-book.ts";

/** Said where a decision failed (spec §8). */
const FAILURE = { title: "Failed to update card approval", fallback: "Please try again." };

export interface Decisions {
  /** Decided, or being decided: no longer shown. */
  readonly decidedIds: ReadonlySet<number>;
  readonly decide: (card: NamedCard, decision: Omit<CardDecision, "cardId">) => Promise<void>;
  readonly decideMany: (cards: readonly NamedCard[], decision: Decision) => Promise<void>;
  /** The latest last. */
  readonly undoables: readonly Undoable[];
  readonly undo: (undoable: Undoable) => void;
  /** The time to undo is over. */
  readonly forget: (undoable: Undoable) => void;
  readonly undecided: readonly Undecided[];
  readonly dismissUndecided: () => void;
}

/** Takes decisions at once on the screen and then on the server; what the server refuses comes back, or is told. */
export function useDecisions(): Decisions {
  const book = useDecisionBook();
  const decide = useDecideOne(book);
  const decideMany = useDecideMany(book);
  const undoing = useUndoDecisions();
  const { decidedIds, undoables, undecided, forget, dismissUndecided } = book;
  const undo = (undoable: Undoable) => {
    forget(undoable);
    book.show(undoable.ids);
    undoing.mutate(undoable.ids, {
      onSuccess: () => void toast({ title: `Undone: ${undoable.text}` }),
      onError: (error) => toastFailure(error, FAILURE),
    });
  };
  return { decidedIds, decide, decideMany, undoables, undo, forget, undecided, dismissUndecided };
}

function useDecideOne(book: DecisionBook): Decisions["decide"] {
  const { mutateAsync } = useDecideCard();
  return async (card, decision) => {
    book.hide([card.id]);
    try {
      await mutateAsync({ cardId: card.id, ...decision });
      book.offerUndo([card], decision);
    } catch (error) {
      if (isRefusedWith(error, "already_decided")) return book.tell([undecidedBy(card, error)]);
      book.show([card.id]);
      toastFailure(error, FAILURE);
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
        decision,
      );
      book.tell(
        cards.flatMap(({ id, playerName }) => {
          const problem = problems.get(id)?.message;
          return problem === undefined ? [] : [{ playerName, problem, standing: null }];
        }),
      );
      // Those that still wait are shown again; the others do not come back with the next reading.
      const waiting = results.filter(({ problem }) => problem && problem.code !== "already_decided");
      book.show(waiting.map(({ id }) => id));
    } catch (error) {
      book.show(ids);
      toastFailure(error, FAILURE);
    }
  };
}

function undecidedBy({ playerName }: NamedCard, error: unknown): Undecided {
  if (!(error instanceof ApiError)) return { playerName, problem: FAILURE.title, standing: null };
  // The details of this refusal are the decision that stands (contract/admin.ts).
  const standing = error.code === "already_decided" ? (error.details as DecisionView) : null;
  return { playerName, problem: error.userMessage ?? FAILURE.title, standing };
}
