import type { Position } from "#game/card/position.ts";

/** How many of each position a formation starts with. */
export type Shape = Readonly<Record<Position, number>>;

/** The formations that the simulated clubs line up in. Wide men behind a lone forward are midfielders here, as in the catalogue. */
export const formations = {
  "4-2-3-1": { goalkeeper: 1, defender: 4, midfielder: 5, forward: 1 },
  "4-3-3": { goalkeeper: 1, defender: 4, midfielder: 3, forward: 3 },
  "4-4-2": { goalkeeper: 1, defender: 4, midfielder: 4, forward: 2 },
  "3-4-2-1": { goalkeeper: 1, defender: 3, midfielder: 6, forward: 1 },
  "3-5-2": { goalkeeper: 1, defender: 3, midfielder: 5, forward: 2 },
  "5-3-2": { goalkeeper: 1, defender: 5, midfielder: 3, forward: 2 },
} as const satisfies Record<string, Shape>;

export type MatchFormation = keyof typeof formations;

/** How often clubs choose each, with few forwards in the squad and with many. */
export const formationWeights: Readonly<
  Record<"fewForwards" | "manyForwards", Readonly<Record<MatchFormation, number>>>
> = {
  fewForwards: { "4-2-3-1": 70, "4-3-3": 1, "4-4-2": 5, "3-4-2-1": 18, "3-5-2": 4, "5-3-2": 3 },
  manyForwards: { "4-2-3-1": 40, "4-3-3": 20, "4-4-2": 18, "3-4-2-1": 8, "3-5-2": 9, "5-3-2": 5 },
};

/** From so many forwards on a squad has many. */
export const MANY_FORWARDS = 4;
