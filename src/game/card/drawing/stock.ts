import type { Rarity } from "#game/card/rarity.ts";

/** The colours of a card and of its edge, as `--stock` and `--edge` in styles/card.css. */
export const STOCK: Readonly<Record<Rarity, { readonly stock: string; readonly edge: string }>> = {
  common: { stock: "#f4eedb", edge: "#b9ad88" },
  rare: { stock: "#cdeefc", edge: "#2f86bd" },
  epic: { stock: "#ff7a4f", edge: "#8d0f2b" },
  legendary: { stock: "#ffd65a", edge: "#9a6100" },
};

/** The print on the stock, as SVG's content for a pattern; null: plain. It differs for those who don't see colours. */
export const GRAIN: Readonly<
  Record<Rarity, { readonly size: readonly [number, number]; readonly content: string } | null>
> = {
  common: null,
  rare: {
    size: [4.24, 4.24],
    content:
      '<path d="M-1 1 1-1M-1 5.24 5.24-1M3.24 5.24 5.24 3.24" stroke="#fff" stroke-opacity=".6" stroke-width=".7"/>',
  },
  epic: { size: [5, 2.5], content: '<path d="M0 2.5 2.5 0 5 2.5Z" fill="#8d0f2b" fill-opacity=".15"/>' },
  legendary: {
    size: [100, 140],
    content: Array.from(
      { length: 66 },
      (_, at) =>
        `<circle cx="50" cy="-28" r="${(2.6 * (at + 1)).toFixed(1)}" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width=".6"/>`,
    ).join(""),
  },
};
