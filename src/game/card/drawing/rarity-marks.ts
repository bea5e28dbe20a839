import type { Rarity } from "#game/card/rarity.ts";

/** The marks that tell a rarity without its colour. */
export const RARITY_MARKS: Readonly<Record<Rarity, string>> = {
  common: "●",
  rare: "◆◆",
  epic: "▲▲▲",
  legendary: "★★★★",
};
