import { playedOverall } from "#game/match/played-overall.ts";
import type { EligibleCard } from "./best-five.ts";
import { slotsOf } from "./formation.ts";

/**
 * What cards are worth in a match in these slots of a formation: the sum of what they play at, out-of-position cost and all
 * (docs/rules.md#out-of-position).
 *
 * @param places the cards by the index of their slot
 */
export function matchWorth(formation: string, places: ReadonlyMap<number, EligibleCard>): number {
  return slotsOf(formation).reduce((sum, { label: slot }, at) => {
    const card = places.get(at);
    return card === undefined ? sum : sum + playedOverall({ ...card, slot });
  }, 0);
}
