import type { CardView } from "#contract/card/card.ts";
import { positions } from "#game/card/position.ts";
import { rarities } from "#game/card/rarity.ts";
import { plainLetters } from "#game/plain-letters.ts";

/** Cards on a page of the collection (spec §9). */
export const COLLECTION_PAGE_SIZE = 24;

/** The values of the position filter (spec §9). */
export const positionFilters = ["all", ...positions] as const;

export type PositionFilter = (typeof positionFilters)[number];

export const rarityFilters = ["all", ...rarities] as const;

export type RarityFilter = (typeof rarityFilters)[number];

export interface CardSearch {
  readonly text: string;
  readonly position: PositionFilter;
}

export const EVERY_CARD: CardSearch = { text: "", position: "all" };

/** The order of names, the same in every language; made once because each `localeCompare` would look it up again. */
export const collator = new Intl.Collator("en", { sensitivity: "base" });

/** What a search looks at: a card's player and club. */
export function searchedText({ playerName, club }: Pick<CardView, "playerName" | "club">): string {
  return plainText(`${playerName} ${club}`);
}

/** Without apostrophes, which phones type in another form, and with a blank for each hyphen. */
function plainText(text: string): string {
  return plainLetters(text)
    .replaceAll(/['’‘`´]/gu, "")
    .replaceAll(/[-‐‑–]/gu, " ");
}

/** Whether a card is at the chosen position, and its `searchedText` has every word of the search. */
export function matchesSearch({ text, position }: CardSearch) {
  const words = plainText(text).split(/\s+/u);
  return (card: Pick<CardView, "position">, searched: string): boolean =>
    (position === "all" || card.position === position) && words.every((word) => searched.includes(word));
}

/** The cards that match a search. */
export function findCards<Card extends Pick<CardView, "playerName" | "club" | "position">>(
  cards: readonly Card[],
  search: CardSearch,
): readonly Card[] {
  const isFound = matchesSearch(search);
  return cards.filter((card) => isFound(card, searchedText(card)));
}
