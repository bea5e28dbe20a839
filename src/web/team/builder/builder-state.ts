import type { CardView } from "#contract/card/card.ts";
import type { Refusal } from "#contract/refusals.ts";
import { NOBODY, type Placement } from "#web/team/line-up.ts";
import { type History, NO_HISTORY } from "./builder-history.ts";

/** The first of two presses: a card that needs a slot, or a slot that needs a card. */
export type Selection =
  | { readonly kind: "card"; readonly card: CardView }
  | {
      readonly kind: "slot";
      readonly index: number;
      /** The next card pressed in the list comes in for the one in this slot. */
      readonly isSwap: boolean;
    };

/** Where the keyboard focus moves: to a slot, the players or the name. A new object for each move. */
export type FocusTarget =
  | { readonly kind: "slot"; readonly index: number }
  | { readonly kind: "players" }
  | { readonly kind: "name" };

/** All that the team builder shows of the team being built; `builderReducer` alone changes it. */
export interface BuilderState extends Placement {
  readonly name: string;
  readonly selection: Selection | null;
  readonly history: History;
  /** Spoken to people who do not see the pitch. */
  readonly announcement: string;
  readonly focusTarget: FocusTarget | null;
  /** Why the rules refused the last action that they refused. A new object each time, so each gets its toast. */
  readonly refusal: Refusal | null;
}

export const NEW_TEAM: BuilderState = {
  name: "",
  formation: "",
  lineUp: NOBODY,
  selection: null,
  history: NO_HISTORY,
  announcement: "",
  focusTarget: null,
  refusal: null,
};

export function placementOf({ formation, lineUp }: BuilderState): Placement {
  return { formation, lineUp };
}
