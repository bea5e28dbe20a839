import { bestFive } from "./best-five.ts";
import { bestFormation, type ExpectingCard } from "./best-five-for-points.ts";
import { eachPlayerOnce } from "./each-player-once.ts";
import {
  type FiveASideFormationName,
  fiveASideFormationNames,
  naturalPosition,
  slotsOf,
} from "./formation.ts";

interface NaturalFive<Card> {
  readonly formation: FiveASideFormationName;
  /** The cards by the index of their slot in the formation. */
  readonly places: ReadonlyMap<number, Card>;
}

/**
 * A manager's first five: it plays matches as well as a tournament, so everybody is in their own position, and of such
 * fives it's the one expected to score most. Of equals the formation that the specification names first. Cards that
 * can't fill any formation give the best five for points.
 */
export function bestNaturalFive<Card extends ExpectingCard>(cards: readonly Card[]): NaturalFive<Card> {
  const ranked = eachPlayerOnce(
    cards.toSorted((a, b) => b.expected - a.expected || b.overall - a.overall || a.id - b.id),
  );
  const fives = fiveASideFormationNames.flatMap((formation) => {
    const five = naturalFive(formation, ranked);
    return five === null ? [] : [{ formation, five, expected: sum(five) }];
  });
  const [first, ...others] = fives;
  if (first === undefined) return bestFormation(cards);
  const { formation, five } = others.reduce(
    (best, one) => (one.expected > best.expected ? one : best),
    first,
  );
  return { formation, places: bestFive(formation, five) };
}

/** @returns null where a slot has no card of its position */
function naturalFive<Card extends ExpectingCard>(
  formation: FiveASideFormationName,
  ranked: readonly Card[],
): Card[] | null {
  const left = [...ranked];
  const five: Card[] = [];
  for (const { label } of slotsOf(formation)) {
    const at = left.findIndex(({ position }) => position === naturalPosition(label));
    if (at === -1) return null;
    five.push(...left.splice(at, 1));
  }
  return five;
}

function sum(cards: readonly ExpectingCard[]): number {
  return cards.reduce((all, { expected }) => all + expected, 0);
}
