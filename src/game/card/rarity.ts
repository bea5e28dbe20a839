import { OVERALL_MIN } from "./overall.ts";

/** From the most common to the rarest (docs/rules.md#overall-and-rarity). Rarity never changes points. */
export const rarities = ["common", "rare", "epic", "legendary"] as const;

export type Rarity = (typeof rarities)[number];

/** The lowest overall of each rarity (docs/rules.md#overall-and-rarity). */
export const RARITY_FROM_OVERALL: Readonly<Record<Rarity, number>> = {
  common: OVERALL_MIN,
  rare: 75,
  epic: 83,
  legendary: 89,
};

/** The rarity of a card with this overall (1–99). */
export function rarityOf(overall: number): Rarity {
  return rarities.findLast((rarity) => overall >= RARITY_FROM_OVERALL[rarity]) ?? "common";
}
