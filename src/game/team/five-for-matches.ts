import { bestFive, type EligibleCard } from "./best-five.ts";
import { type FiveASideFormationName, fiveASideFormationNames, slotsOf } from "./formation.ts";
import { playedOverall } from "#game/match/played-overall.ts";

/** The formation in which the best five of these cards play their matches best; of equals the first in the list. */
export function formationForMatches(cards: readonly EligibleCard[]): FiveASideFormationName {
  return fiveASideFormationNames
    .map((name) => ({ name, worth: matchWorth(name, bestFive(name, cards)) }))
    .reduce((best, one) => (one.worth > best.worth ? one : best)).name;
}

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

/** The closest call of a five for matches: who took a slot, and who would have lost the team least there. */
export interface ClosestForMatches<Card> {
  readonly at: number;
  readonly chosen: Card;
  readonly left: Card;
  /** What each plays at in that slot, 1–99. */
  readonly chosenPlays: number;
  readonly leftPlays: number;
}

/** The closest call between a five and the players left out; null where nobody is. */
export function closestForMatches<Card extends EligibleCard>(
  formation: FiveASideFormationName,
  places: ReadonlyMap<number, Card>,
  cards: readonly Card[],
): ClosestForMatches<Card> | null {
  const five = [...places.values()];
  const isFree = ({ id, playerId }: Card) =>
    five.every((one) => one.id !== id && (playerId === null || one.playerId !== playerId));
  let closest: ClosestForMatches<Card> | null = null;
  for (const left of cards.filter(isFree)) {
    for (const [at, { label: slot }] of slotsOf(formation).entries()) {
      const chosen = places.get(at);
      if (chosen === undefined) continue;
      const chosenPlays = playedOverall({ ...chosen, slot });
      const leftPlays = playedOverall({ ...left, slot });
      if (closest === null || chosenPlays - leftPlays < closest.chosenPlays - closest.leftPlays) {
        closest = { at, chosen, left, chosenPlays, leftPlays };
      }
    }
  }
  return closest;
}
