import type { Position } from "#game/card/position.ts";

/** What the sheet asks about a squad. */
export type Question =
  /** What to do with a card of the squad. */
  | { readonly kind: "card"; readonly cardId: number }
  /** Which card replaces it. */
  | { readonly kind: "replace"; readonly cardId: number }
  /** Which card swaps places with it, between the five and the bench. */
  | { readonly kind: "exchange"; readonly cardId: number }
  /** Which card leaves for one that isn't in the squad. */
  | { readonly kind: "bringIn"; readonly cardId: number }
  /** Which card takes an empty place; null: any position. */
  | { readonly kind: "fill"; readonly place: "starters" | "bench"; readonly position: Position | null };

/** A question answered by choosing a card. */
export type CardQuestion = Exclude<Question, { readonly kind: "card" }>;
