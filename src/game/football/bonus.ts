import type { Figure, Performance } from "./performance.ts";
import { pointsRules } from "./points.ts";

type BonusFacts = Pick<Performance, "minutes" | "bps" | "rating" | "bonus">;

/**
 * The bonus points of everyone in one fixture, in the order given: 3, 2 and 1 to the best three (docs/rules.md#points).
 *
 * If the provider awards a bonus itself, its figures count. Else the best are those with the most BPS, or, where the
 * provider has no BPS, with the best match rating. Ties share a place and the places after it are skipped: two firsts
 * get 3 each and the next gets 1. Players who did not come on get none. Null for all if there is nothing to go by.
 */
export function awardBonus(performances: readonly BonusFacts[]): readonly Figure[] {
  if (performances.some(({ bonus }) => bonus !== null)) return performances.map(({ bonus }) => bonus);
  const merits = meritsOf(performances);
  const ranked: readonly Figure[] = merits.filter((merit) => merit !== null).sort((a, b) => b - a);
  if (ranked.length === 0) return performances.map(() => null);
  return merits.map((merit) => pointsRules.bonus[ranked.indexOf(merit)] ?? 0);
}

function meritsOf(performances: readonly BonusFacts[]): Figure[] {
  const hasBps = performances.some(({ bps }) => bps !== null);
  return performances.map(({ minutes, bps, rating }) => (minutes === 0 ? null : hasBps ? bps : rating));
}
