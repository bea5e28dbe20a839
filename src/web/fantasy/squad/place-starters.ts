import type { Position } from "#game/card/position.ts";
import { type FiveASideFormationName, fiveASideFormations, naturalPosition } from "#game/team/formation.ts";

interface Starter {
  readonly position: Position;
}

/** The formation that suits the starters best, and the starters by slot index. */
export interface PlacedStarters<Card> {
  readonly formation: FiveASideFormationName;
  readonly places: ReadonlyMap<number, Card>;
}

/**
 * Chooses the formation with the most starters in their own position; the others fill the empty slots, out of position.
 * It doesn't check whether the five make a legal squad.
 */
export function placeStarters<Card extends Starter>(starters: readonly Card[]): PlacedStarters<Card> {
  const tried = fiveASideFormations.map(({ name, slots }) => ({
    formation: name,
    ...placeIn(
      slots.map(({ label }) => naturalPosition(label)),
      starters,
    ),
  }));
  const [first = { formation: "2-1-1" as const, places: new Map<number, Card>(), atHome: 0 }] = tried;
  return tried.reduce((best, one) => (one.atHome > best.atHome ? one : best), first);
}

function placeIn<Card extends Starter>(
  homes: readonly (Position | null)[],
  starters: readonly Card[],
): { places: Map<number, Card>; atHome: number } {
  const places = new Map<number, Card>();
  const homeless: Card[] = [];
  for (const card of starters) {
    const at = homes.findIndex((home, index) => home === card.position && !places.has(index));
    if (at < 0) homeless.push(card);
    else places.set(at, card);
  }
  const atHome = places.size;
  for (const card of homeless) {
    const at = homes.findIndex((_, index) => !places.has(index));
    if (at >= 0) places.set(at, card);
  }
  return { places, atHome };
}
