import { bestFive, type EligibleCard } from "./best-five.ts";
import { type FiveASideFormationName, fiveASideFormationNames, slotsOf } from "./formation.ts";
import { playedOverall } from "#game/match/played-overall.ts";

/** More than the overalls of five cards add up to: a full team comes before a good one. */
const PLAYER_WEIGHT = 1000;

/** The formation in which the best five of these cards play their matches best; of equals the first in the list. */
export function formationForMatches(cards: readonly EligibleCard[]): FiveASideFormationName {
  let best: FiveASideFormationName = "2-1-1";
  for (const name of fiveASideFormationNames) if (worthIn(name, cards) > worthIn(best, cards)) best = name;
  return best;
}

function worthIn(formation: FiveASideFormationName, cards: readonly EligibleCard[]): number {
  let worth = 0;
  for (const [at, card] of bestFive(formation, cards)) worth += PLAYER_WEIGHT + playedAt(formation, at, card);
  return worth;
}

/** What a card plays at in a slot of a formation, out-of-position cost and all. */
function playedAt(formation: FiveASideFormationName, at: number, card: EligibleCard): number {
  const slot = slotsOf(formation)[at]?.label;
  return slot === undefined ? 0 : playedOverall({ ...card, cardId: card.id, slot });
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
  const chosenIds = new Set([...places.values()].map(({ id }) => id));
  const playerIds = new Set([...places.values()].map(({ playerId }) => playerId));
  let closest: ClosestForMatches<Card> | null = null;
  for (const left of cards) {
    if (chosenIds.has(left.id) || (left.playerId !== null && playerIds.has(left.playerId))) continue;
    for (const [at, chosen] of places) {
      const chosenPlays = playedAt(formation, at, chosen);
      const leftPlays = playedAt(formation, at, left);
      if (closest === null || chosenPlays - leftPlays < closest.chosenPlays - closest.leftPlays) {
        closest = { at, chosen, left, chosenPlays, leftPlays };
      }
    }
  }
  return closest;
}
