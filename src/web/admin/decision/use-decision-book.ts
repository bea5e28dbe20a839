import { useState } from "react";
import type { PendingCardView } from "#contract/admin.ts";
import type { DecisionView } from "#contract/card/decision.ts";

export type NamedCard = Pick<PendingCardView, "id" | "playerName">;

/** A decision of this admin that may still be taken back. */
export interface Undoable {
  readonly key: number;
  readonly ids: readonly number[];
  /** "Approved Bukayo Saka", "Rejected 3 cards". */
  readonly text: string;
}

/** What could not be decided, and why: mostly that another admin was faster. */
export interface Undecided {
  readonly playerName: string;
  readonly problem: string;
  /** The decision that stands instead, where the server told it. */
  readonly standing: DecisionView | null;
}

export interface DecisionBook {
  readonly decidedIds: ReadonlySet<number>;
  readonly undoables: readonly Undoable[];
  readonly undecided: readonly Undecided[];
  readonly hide: (ids: readonly number[]) => void;
  readonly show: (ids: readonly number[]) => void;
  readonly offerUndo: (cards: readonly NamedCard[], decision: { readonly approved: boolean }) => void;
  readonly forget: (undoable: Undoable) => void;
  readonly tell: (undecided: readonly Undecided[]) => void;
  readonly dismissUndecided: () => void;
}

/** What was decided on this screen since it was opened: which cards it hides, what can be undone, what was refused. */
export function useDecisionBook(): DecisionBook {
  const [decidedIds, setDecidedIds] = useState<ReadonlySet<number>>(new Set());
  const [undoables, setUndoables] = useState<readonly Undoable[]>([]);
  const [undecided, setUndecided] = useState<readonly Undecided[]>([]);
  return {
    decidedIds,
    undoables,
    undecided,
    hide: (ids) => setDecidedIds((hidden) => new Set([...hidden, ...ids])),
    show: (ids) => setDecidedIds((hidden) => new Set([...hidden].filter((id) => !ids.includes(id)))),
    offerUndo: (cards, { approved }) => {
      if (cards.length === 0) return;
      const text = `${approved ? "Approved" : "Rejected"} ${nameOf(cards)}`;
      const ids = cards.map(({ id }) => id);
      setUndoables((list) => [...list, { key: (list.at(-1)?.key ?? 0) + 1, ids, text }]);
    },
    forget: ({ key }) => setUndoables((list) => list.filter((other) => other.key !== key)),
    tell: (more) => setUndecided((list) => [...list, ...more]),
    dismissUndecided: () => setUndecided([]),
  };
}

function nameOf(cards: readonly NamedCard[]): string {
  const [only] = cards;
  return cards.length === 1 && only ? only.playerName : `${cards.length} cards`;
}
