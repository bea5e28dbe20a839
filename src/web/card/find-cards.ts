import type { CardView } from "#contract/card/card.ts";
import { type Position, positions } from "#game/card/position.ts";
import { plainLetters } from "#game/plain-letters.ts";

/** Cards on a page of the collection (spec §9). */
export const COLLECTION_PAGE_SIZE = 24;

/** The values of the position filter (spec §9). */
export const positionFilters = ["all", ...positions] as const;

export type PositionFilter = (typeof positionFilters)[number];

export const POSITION_NAMES: Readonly<Record<Position, string>> = {
  goalkeeper: "Goalkeeper",
  defender: "Defender",
  midfielder: "Midfielder",
  forward: "Forward",
};

export const positionFilterOptions = positionFilters.map((value) => ({
  value,
  label: value === "all" ? "All positions" : POSITION_NAMES[value],
}));

export interface CardSearch {
  readonly text: string;
  readonly position: PositionFilter;
}

export const EVERY_CARD: CardSearch = { text: "", position: "all" };

/** The cards whose player or club has every word of the search, at the position that is asked for. */
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
