import type { OwnCardView } from "#contract/card/card.ts";
import { BENCH_COUNT, shapeOf, STARTER_COUNT } from "#game/fantasy/squad.ts";
import {
  isChosen,
  type Selection,
  withBench,
  withExchange,
  withStarter,
} from "#web/fantasy/squad/selection.ts";
import { isFit, type SquadBoard, worthOf } from "#web/fantasy/squad/squad-board.ts";
import type { CardQuestion } from "./question.ts";

/** A card to choose, and the squad that results. */
export interface CardChoice {
  readonly card: OwnCardView;
  readonly result: Selection;
}

type Known = Pick<SquadBoard, "selection" | "cards" | "help">;

/** The cards that answer a question, most expected points first. Five starters always make a legal formation. */
export function cardChoices(question: CardQuestion, known: Known): CardChoice[] {
  return answers(question, known)
    .filter(({ result }) => isFormation(result, known.cards))
    .sort((a, b) => worthOf(known.help, b.card.id) - worthOf(known.help, a.card.id));
}

function answers(question: CardQuestion, known: Known): CardChoice[] {
  if (question.kind === "fill") return toFill(question, known);
  const { selection } = known;
  const { cardId } = question;
  const withEach = (cards: readonly OwnCardView[], outId: (card: OwnCardView) => number) =>
    cards.map((card) => ({
      card,
      result: withExchange(selection, outId(card), outId(card) === cardId ? card.id : cardId),
    }));
  if (question.kind === "replace") return withEach(newcomers(known, cardId), () => cardId);
  const { starters, bench } = selection;
  if (question.kind === "bringIn") return withEach(cardsOf(known, [...starters, ...bench]), ({ id }) => id);
  return withEach(cardsOf(known, starters.includes(cardId) ? bench : starters), () => cardId);
}

function toFill({ place, position }: Extract<CardQuestion, { kind: "fill" }>, known: Known): CardChoice[] {
  const { selection } = known;
  const isBench = place === "bench";
  const put = isBench ? withBench : withStarter;
  return [...(isBench ? [] : cardsOf(known, selection.bench)), ...newcomers(known, null)]
    .filter((card) => position === null || card.position === position)
    .map((card) => ({ card, result: put(selection, card.id) }));
}

function cardsOf({ cards }: Known, ids: readonly number[]): OwnCardView[] {
  return ids.flatMap((id) => cards.get(id) ?? []);
}

/** Cards that can play, of players not in the squad; the player of the leaving card counts as not in it. */
function newcomers({ selection, cards, help }: Known, leavingId: number | null): OwnCardView[] {
  const squad = [...selection.starters, ...selection.bench].filter((id) => id !== leavingId);
  const taken = new Set(squad.flatMap((id) => cards.get(id)?.playerId ?? []));
  return [...cards.values()].filter(
    (card) =>
      isFit(help, card) &&
      !isChosen(selection, card.id) &&
      (card.playerId === null || !taken.has(card.playerId)),
  );
}

/** Fewer than five can still become a formation. */
function isFormation({ starters, bench }: Selection, cards: SquadBoard["cards"]): boolean {
  if (starters.length !== STARTER_COUNT || bench.length > BENCH_COUNT) return true;
  return shapeOf(starters.flatMap((id) => cards.get(id)?.position ?? [])) !== null;
}
