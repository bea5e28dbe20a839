import type { Performance } from "./performance.ts";

/** How much each colour weighs where fewer cards decide a tie (docs/rules.md#tournament-ties). */
export const YELLOW_WEIGHT = 1;
export const RED_WEIGHT = 3;

export interface Discipline {
  readonly yellow: 0 | 1;
  readonly red: 0 | 1;
}

/**
 * The cards that count against a player in a fixture: a red counts alone, whatever came before it, and a second yellow
 * is one red and no yellow (docs/rules.md#points), whether or not the provider counts the red itself.
 */
export function disciplineOf(performance: Pick<Performance, "yellowCards" | "redCards">): Discipline {
  const yellows = performance.yellowCards ?? 0;
  const isSentOff = (performance.redCards ?? 0) > 0 || yellows > 1;
  if (isSentOff) return { yellow: 0, red: 1 };
  return { yellow: yellows > 0 ? 1 : 0, red: 0 };
}

/** The weight of those cards in the tie-break: yellow 1, red 3. */
export function cardWeight(performance: Pick<Performance, "yellowCards" | "redCards">): number {
  const { yellow, red } = disciplineOf(performance);
  return yellow * YELLOW_WEIGHT + red * RED_WEIGHT;
}
