import type { CardView } from "#contract/card/card.ts";
import type { Refusal } from "#contract/refusals.ts";
import type { Words } from "#words/noun.ts";
import { NOBODY, type Placement } from "#web/team/line-up.ts";
import { type History, NO_HISTORY } from "./builder-history.ts";

/** The first of two presses: a card to place, or a slot to fill. */
export type Selection =
  | { readonly kind: "card"; readonly card: CardView }
  | {
      readonly kind: "slot";
      readonly index: number;
      /** The next card pressed replaces the one in this slot. */
      readonly isSwap: boolean;
    };

/** A sentence for screen readers, in the current language. */
export type Spoken = (t: Words<"team">) => string;

/** Where the keyboard focus moves: to a slot, the players or the name. A new object for each move. */
export type FocusTarget =
  | { readonly kind: "slot"; readonly index: number }
  | { readonly kind: "players" }
  | { readonly kind: "name" };

/** The state of the team builder; only `builderReducer` changes it. */
export interface BuilderState extends Placement {
  readonly name: string;
  readonly selection: Selection | null;
  readonly history: History;
  /** What the last action did, for screen readers; null at first. */
  readonly announcement: Spoken | null;
  /** Why these are the best five; cleared by the next change. */
  readonly reason: Spoken | null;
  readonly focusTarget: FocusTarget | null;
  /** The last refusal by the rules. A new object each time, so each gets its own toast. */
  readonly refusal: Refusal | null;
}

export const NEW_TEAM: BuilderState = {
  name: "",
  formation: "",
  lineUp: NOBODY,
  selection: null,
  history: NO_HISTORY,
  announcement: null,
  reason: null,
  focusTarget: null,
  refusal: null,
};

export function placementOf({ formation, lineUp }: BuilderState): Placement {
  return { formation, lineUp };
}

/** The slot that the sheet of cards is open for, empty or to swap; null: the sheet is closed. */
export function sheetSlot({ selection, lineUp }: BuilderState): number | null {
  if (selection?.kind !== "slot") return null;
  return selection.isSwap || !lineUp.has(selection.index) ? selection.index : null;
}
