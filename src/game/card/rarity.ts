/** From the most common to the rarest (design §6). Rarity never changes points. */
export const rarities = ["common", "rare", "epic", "legendary"] as const;

export type Rarity = (typeof rarities)[number];

/** The lowest overall of each rarity above common (design §6, "Overall and rarity"). */
export const RARITY_FROM_OVERALL = { rare: 75, epic: 83, legendary: 89 } as const;

/** The rarity of a card with this overall (1–99). */
export function rarityOf(overall: number): Rarity {
  if (overall >= RARITY_FROM_OVERALL.legendary) return "legendary";
  if (overall >= RARITY_FROM_OVERALL.epic) return "epic";
  if (overall >= RARITY_FROM_OVERALL.rare) return "rare";
  return "common";
}
