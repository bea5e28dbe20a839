import { positions } from "#game/card/position.ts";
import { SQUAD_SIZE, STARTER_COUNT } from "#game/fantasy/squad.ts";
import { type Appearance, decideSubstitutions } from "#game/fantasy/substitute.ts";

/** The places of the starters, one bit each: what counts where nobody gives way. */
export const STARTING_PLACES = 2 ** STARTER_COUNT - 1;

/** Of a place: two bits for its position, one for whether it was played. */
const PLACE_BITS = 3;
const PLACE_VALUES = 2 ** PLACE_BITS;

/**
 * The places of a squad that count once the round is final, one bit each, by `decideSubstitutions`. Who comes on for whom
 * depends on the nine positions and on who played alone, and among a hundred thousand squads these are the same again and
 * again: each such pattern is decided once and then only looked up.
 */
export function finalLineUps(): (pattern: number) => number {
  const known = new Map<number, number>();
  return (pattern) => {
    const found = known.get(pattern) ?? decide(pattern);
    known.set(pattern, found);
    return found;
  };
}

/** Adds the next place to a pattern, the first of the starters first; it begins with 0. */
export function addPlace(pattern: number, position: number, hasPlayed: number): number {
  return pattern * PLACE_VALUES + position * 2 + hasPlayed;
}

function decide(pattern: number): number {
  const nine = Array.from({ length: SQUAD_SIZE }, (_, place) => appearanceAt(pattern, place));
  let counting = STARTING_PLACES;
  for (const { offCardId, onCardId } of decideSubstitutions(
    nine.slice(0, STARTER_COUNT),
    nine.slice(STARTER_COUNT),
  )) {
    counting = (counting & ~(1 << offCardId)) | (1 << onCardId);
  }
  return counting;
}

/** The place replaces the card's id. */
function appearanceAt(pattern: number, place: number): Appearance {
  const bits = Math.floor(pattern / PLACE_VALUES ** (SQUAD_SIZE - 1 - place)) % PLACE_VALUES;
  const position = positions[bits >> 1] ?? "midfielder";
  return { cardId: place, position, hasPlayed: (bits & 1) === 1, isOver: true };
}
