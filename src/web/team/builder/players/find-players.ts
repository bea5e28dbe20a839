import type { CardView } from "#contract/card/card.ts";
import { isOutOfPosition } from "#game/team/formation.ts";
import { type CardSearch, collator, EVERY_CARD, findCards, type RarityFilter } from "#web/card/find-cards.ts";

export const playerOrders = ["newest", "best", "name"] as const;
export type PlayerOrder = (typeof playerOrders)[number];

/** Which cards to show, and in which order. */
export interface PlayerFilter extends CardSearch {
  readonly rarity: RarityFilter;
  readonly order: PlayerOrder;
}

export const EVERY_PLAYER: PlayerFilter = { ...EVERY_CARD, rarity: "all", order: "newest" };

type Comparison = (a: CardView, b: CardView) => number;

const COMPARISONS: Readonly<Record<Exclude<PlayerOrder, "newest">, Comparison>> = {
  best: (a, b) => b.overall - a.overall || compareNames(a, b),
  name: compareNames,
};

function compareNames(a: CardView, b: CardView): number {
  return collator.compare(a.playerName, b.playerName) || b.overall - a.overall;
}

/**
 * The cards that pass a filter, in its order.
 *
 * @param cards newest first
 */
export function findPlayers(
  cards: readonly CardView[],
  { rarity, order, ...search }: PlayerFilter,
): readonly CardView[] {
  const found = findCards(cards, search).filter((card) => rarity === "all" || card.rarity === rarity);
  return order === "newest" ? found : found.toSorted(COMPARISONS[order]);
}

/**
 * The cards for a slot: those in position, then those out of position, each by overall and, between equals, by expected
 * points.
 *
 * @param slot the label of the slot
 * @param expectedOf the expected points of a card in a gameweek
 */
export function playersFor(
  cards: readonly CardView[],
  slot: string,
  expectedOf: (cardId: number) => number,
): readonly CardView[] {
  const isAway = ({ position }: CardView) => Number(isOutOfPosition(slot, position));
  return cards.toSorted(
    (a, b) =>
      isAway(a) - isAway(b) ||
      b.overall - a.overall ||
      expectedOf(b.id) - expectedOf(a.id) ||
      compareNames(a, b),
  );
}
