import type { CardView } from "#contract/card/card.ts";
import { NOBODY } from "#web/team/line-up.ts";
import type { Placing } from "#web/team/saving/team-writer.ts";
import { type History, NO_HISTORY } from "./builder-history.ts";

/** What is pressed and waits for the second press: a card that needs a slot, or a slot that needs a card. */
export type Selection =
  | { readonly kind: "card"; readonly card: CardView }
  | { readonly kind: "slot"; readonly index: number };

/** Where the keyboard goes on: to a slot, to the players, or to the name. A new object each time it is to move. */
export type FocusWish =
  | { readonly kind: "slot"; readonly index: number }
  | { readonly kind: "players" }
  | { readonly kind: "name" };

export interface BuilderState extends Placing {
  readonly name: string;
  readonly selection: Selection | null;
  readonly history: History;
  /** Spoken to those who do not see the pitch. */
  readonly announcement: string;
  readonly focusWish: FocusWish | null;
}

export const NEW_TEAM: BuilderState = {
  name: "",
  formation: "",
  lineUp: NOBODY,
  selection: null,
  history: NO_HISTORY,
  announcement: "",
  focusWish: null,
};
