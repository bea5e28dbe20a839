import type { Position } from "#game/card/position.ts";

/** What the sheet asks about a squad. */
export type Question =
  /** What to do with a card of the squad. */
  | { readonly kind: "card"; readonly cardId: number }
  /** Who comes in for it. */
  | { readonly kind: "replace"; readonly cardId: number }
  /** Who changes places with it, between the five and the bench. */
  | { readonly kind: "exchange"; readonly cardId: number }
  /** Who makes way for a card that isn't in the squad. */
  | { readonly kind: "bringIn"; readonly cardId: number }
  /** Who takes a free place; null: any position. */
  | { readonly kind: "fill"; readonly place: "starters" | "bench"; readonly position: Position | null };

/** A question that is answered by choosing a card. */
export type CardQuestion = Exclude<Question, { readonly kind: "card" }>;
