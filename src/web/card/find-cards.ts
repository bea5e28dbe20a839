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

/** The cards at the chosen position with every word of the search in their player or club. */
export function findCards<Card extends Pick<CardView, "playerName" | "club" | "position">>(
  cards: readonly Card[],
  { text, position }: CardSearch,
): readonly Card[] {
  const words = plainLetters(text).split(/\s+/u);
  return cards.filter((card) => {
    const about = plainLetters(`${card.playerName} ${card.club}`);
    return (position === "all" || card.position === position) && words.every((word) => about.includes(word));
  });
}
