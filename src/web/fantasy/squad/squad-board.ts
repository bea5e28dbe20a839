import type { CardHelp } from "#contract/fantasy/help.ts";
import type { OwnCardView } from "#contract/card/card.ts";
import type { CardForms } from "#web/card/form/card-forms-query.ts";
import type { Question } from "#web/fantasy/sheet/question.ts";
import type { Selection } from "./selection.ts";

/** A selection with the facts about its cards, and callbacks to change it. */
export interface SquadBoard {
  readonly selection: Selection;
  /** By id. */
  readonly cards: ReadonlyMap<number, OwnCardView>;
  /** By card id; null while it loads. It decides the order of cards. */
  readonly help: ReadonlyMap<number, CardHelp> | null;
  /** Null if the real season's form doesn't apply, as in a practice season. */
  readonly forms: CardForms | null;
  readonly onChange: (selection: Selection) => void;
  readonly onAsk: (question: Question) => void;
}

/** A card's expected points in the next gameweek; −1 if unknown or if it can't play in the league. */
export function worthOf(help: SquadBoard["help"], cardId: number): number {
  const found = help?.get(cardId);
  return found === undefined || found.unfit !== null ? -1 : found.expected;
}

/** Whether the card can be in a squad of the league, as far as is known. */
export function isFit(help: SquadBoard["help"], card: OwnCardView): boolean {
  return card.isApproved && (help?.get(card.id)?.unfit ?? null) === null;
}
