import type { CardHelp } from "#contract/fantasy/help.ts";
import type { OwnCardView } from "#contract/card/card.ts";
import type { CardForms } from "#web/card/form/card-forms-query.ts";
import type { Question } from "#web/fantasy/sheet/question.ts";
import type { Selection } from "./selection.ts";

/** A selection with what is known of the cards, and the ways to change it. */
export interface SquadBoard {
  readonly selection: Selection;
  /** By their ids. */
  readonly cards: ReadonlyMap<number, OwnCardView>;
  /** By the ids of the cards; null while it loads: it decides the order of cards. */
  readonly help: ReadonlyMap<number, CardHelp> | null;
  /** Null where the form of the real season says nothing, as in a practice season. */
  readonly forms: CardForms | null;
  readonly onChange: (selection: Selection) => void;
  readonly onAsk: (question: Question) => void;
}

/** The points to expect of a card in the next gameweek; −1 where it can't play in the league. */
export function worthOf(help: SquadBoard["help"], cardId: number): number {
  const found = help?.get(cardId);
  return found === undefined || found.unfit !== null ? -1 : found.expected;
}

/** Whether the card may be in a squad of the league, as far as that is known. */
export function isFit(help: SquadBoard["help"], card: OwnCardView): boolean {
  return card.isApproved && (help?.get(card.id)?.unfit ?? null) === null;
}
