import type { CardView } from "#contract/card.ts";
import { type LineUp, NOBODY } from "../line-up.ts";

/** What is pressed and waits for the second press: a card that needs a slot, or a slot that needs a card. */
export type Selection =
  | { readonly kind: "card"; readonly card: CardView }
  | { readonly kind: "slot"; readonly index: number };

export interface BuilderState {
  readonly name: string;
  /** Empty: none chosen. */
  readonly formation: string;
  readonly lineUp: LineUp;
  readonly selection: Selection | null;
  /** Spoken to those who do not see the pitch. */
  readonly announcement: string;
}

export const NEW_TEAM: BuilderState = {
  name: "",
  formation: "",
  lineUp: NOBODY,
  selection: null,
  announcement: "",
};
