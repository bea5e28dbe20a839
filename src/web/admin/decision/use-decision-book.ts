import { useState } from "react";
import type { PendingCardView } from "#contract/admin.ts";
import type { DecisionView } from "#contract/card/decision.ts";
import { words } from "#web/language/words.ts";

export type NamedCard = Pick<PendingCardView, "id" | "playerName">;

/** A decision of this admin that can still be undone. */
export interface Undoable {
  readonly key: number;
  readonly ids: readonly number[];
  /** "Approved Bukayo Saka", "Rejected 3 cards". */
  readonly text: string;
}

/** A card that couldn't be decided, and why: usually another admin was faster. */
export interface Undecided {
  readonly playerName: string;
  readonly problem: string;
  /** The other admin's decision, if the server sent it. */
  readonly standing: DecisionView | null;
}

/** A decision to offer undoing. */
interface Offered {
  readonly approved: boolean;
  /** Another admin has to approve the card too. */
  readonly awaitsSecond?: boolean;
}

export interface DecisionBook {
  readonly decidedIds: ReadonlySet<number>;
  readonly undoables: readonly Undoable[];
  readonly undecided: readonly Undecided[];
  readonly hide: (ids: readonly number[]) => void;
  readonly show: (ids: readonly number[]) => void;
  readonly offerUndo: (cards: readonly NamedCard[], decision: Offered) => void;
  readonly forget: (undoable: Undoable) => void;
  readonly tell: (undecided: readonly Undecided[]) => void;
  readonly dismissUndecided: () => void;
}

/** The decisions made since this screen was opened: which cards it hides, what can be undone, what was refused. */
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
    offerUndo: (cards, decision) => {
      if (cards.length === 0) return;
      const text = decisionText(cards, decision);
      const ids = cards.map(({ id }) => id);
      setUndoables((list) => [...list, { key: (list.at(-1)?.key ?? 0) + 1, ids, text }]);
    },
    forget: ({ key }) => setUndoables((list) => list.filter((other) => other.key !== key)),
    tell: (more) => setUndecided((list) => [...list, ...more]),
    dismissUndecided: () => setUndecided([]),
  };
}

function decisionText(
  cards: readonly NamedCard[],
  { approved: isApproval, awaitsSecond = false }: Offered,
): string {
  const t = words("admin");
  const [only] = cards;
  if (cards.length === 1 && only) {
    const { playerName } = only;
    if (awaitsSecond) return t("decision.approvedFirst", { playerName });
    return isApproval ? t("decision.approved", { playerName }) : t("decision.rejected", { playerName });
  }
  const count = cards.length;
  return isApproval ? t("decision.approvedMany", { count }) : t("decision.rejectedMany", { count });
}
