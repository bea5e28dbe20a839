import type { OwnCardView } from "#contract/card/card.ts";
import { plainLetters } from "#game/plain-letters.ts";
import {
  type CardSearch,
  collator,
  EVERY_CARD,
  matchesSearch,
  type RarityFilter,
  searchedText,
} from "#web/card/find-cards.ts";

export const cardOrders = ["newest", "best", "name", "club"] as const;

export type CardOrder = (typeof cardOrders)[number];

/** Which cards of a collection are shown, and in which order. */
export interface CollectionSearch extends CardSearch {
  /** Empty: every club. */
  readonly club: string;
  readonly rarity: RarityFilter;
  readonly isSpecial: boolean;
  readonly isLocked: boolean;
  readonly isDuplicate: boolean;
  readonly order: CardOrder;
}

export const WHOLE_COLLECTION: CollectionSearch = {
  ...EVERY_CARD,
  club: "",
  rarity: "all",
  isSpecial: false,
  isLocked: false,
  isDuplicate: false,
  order: "newest",
};

/** A card with what searches need, computed once: each letter typed can search ten thousand cards. */
export interface IndexedCard {
  readonly card: OwnCardView;
  readonly text: string;
  /** There is another card of the same player. */
  readonly isDuplicate: boolean;
}

/** Prepares the cards of a collection for searching; their order stays: newest first. */
export function indexCards(cards: readonly OwnCardView[]): readonly IndexedCard[] {
  const counts = new Map<string, number>();
  for (const card of cards) counts.set(whoOf(card), (counts.get(whoOf(card)) ?? 0) + 1);
  return cards.map((card) => ({
    card,
    text: searchedText(card),
    isDuplicate: (counts.get(whoOf(card)) ?? 0) > 1,
  }));
}

/** Identifies the player on a card: by id, or by name if the card isn't linked. */
function whoOf({ playerId, playerName }: OwnCardView): string {
  return playerId === null ? plainLetters(playerName) : `#${playerId}`;
}

const byName = (a: IndexedCard, b: IndexedCard) => collator.compare(a.card.playerName, b.card.playerName);

const comparisons: Readonly<Record<CardOrder, ((a: IndexedCard, b: IndexedCard) => number) | null>> = {
  newest: null,
  best: (a, b) => b.card.overall - a.card.overall || byName(a, b),
  name: byName,
  club: (a, b) => collator.compare(a.card.club, b.card.club) || byName(a, b),
};

/** The cards in another order; they come newest first. */
export function orderCards(cards: readonly IndexedCard[], order: CardOrder): readonly IndexedCard[] {
  const compare = comparisons[order];
  return compare === null ? cards : cards.toSorted(compare);
}

/** The cards that match every filter of a search. */
export function searchCollection(
  cards: readonly IndexedCard[],
  search: CollectionSearch,
): readonly OwnCardView[] {
  const isFound = matchesSearch(search);
  const { club, rarity } = search;
  return cards
    .filter(
      ({ card, text, isDuplicate }) =>
        isFound(card, text) &&
        (club === "" || card.club === club) &&
        (rarity === "all" || card.rarity === rarity) &&
        (!search.isSpecial || card.isSpecial) &&
        (!search.isLocked || card.lockedUntil !== null) &&
        (!search.isDuplicate || isDuplicate),
    )
    .map(({ card }) => card);
}

/** How many filters beyond text and position narrow a search. */
export function countFilters({ club, rarity, isSpecial, isLocked, isDuplicate }: CollectionSearch): number {
  return [club !== "", rarity !== "all", isSpecial, isLocked, isDuplicate].filter(Boolean).length;
}

/** The clubs of a collection, sorted by name. */
export function clubsOf(cards: readonly OwnCardView[]): readonly string[] {
  return [...new Set(cards.map(({ club }) => club))].toSorted(collator.compare);
}
