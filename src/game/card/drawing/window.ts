import type { Rarity } from "#game/card/rarity.ts";

/** The shape of a drawn card's picture, in percent of its box, as `--window` in styles/card.css. */
export const WINDOWS: Readonly<Record<Rarity, readonly (readonly [number, number])[]>> = {
  common: [
    [35, 0],
    [100, 0],
    [100, 100],
    [0, 100],
    [0, 31],
    [35, 31],
  ],
  rare: [
    [38, 0],
    [91, 0],
    [100, 8.4],
    [100, 92],
    [91, 100],
    [9, 100],
    [0, 92],
    [0, 31],
    [30, 31],
    [38, 23.6],
  ],
  epic: [
    [44, 0],
    [100, 0],
    [100, 91],
    [50, 100],
    [0, 91],
    [0, 33],
    [27, 33],
  ],
  legendary: [
    [38, 0],
    [91, 0],
    [92, 5],
    [95, 7.6],
    [100, 8.4],
    [100, 100],
    [0, 100],
    [0, 35],
    [10, 33.8],
    [20, 30],
    [29, 23],
    [35, 13],
  ],
};
