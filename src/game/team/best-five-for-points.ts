import { bestFive, type EligibleCard } from "./best-five.ts";
import { TEAM_SIZE } from "./decide-team.ts";
import { eachPlayerOnce } from "./each-player-once.ts";
import { formationForMatches } from "./five-for-matches.ts";
import { type FiveASideFormationName, fiveASideFormationNames } from "./formation.ts";

/** A card with the points that it can be expected to score for as long as the five plays. */
export interface ExpectingCard extends EligibleCard {
  readonly expected: number;
}

/** A five, and what decided it. */
export interface FiveForPoints<Card> {
  /** The cards by the index of their slot in the formation. */
  readonly places: ReadonlyMap<number, Card>;
  readonly expected: number;
  /** The last player in it and the first one outside, who has fewer expected points; null if no one is left over. */
  readonly closest: { readonly chosen: Card; readonly left: Card } | null;
}

/**
 * The five cards that can be expected to score most, whatever their positions: points ask for the position on the card and
 * never for the slot (docs/rules.md#five-for-points). They are in the formation where they play matches best. Of equals
 * the one with the greater overall is chosen, then the one with the lower id. No two cards of one real player.
 */
export function bestFiveForPoints<Card extends ExpectingCard>(
  formation: FiveASideFormationName,
  cards: readonly Card[],
): FiveForPoints<Card> {
  const ranked = cards.toSorted((a, b) => b.expected - a.expected || b.overall - a.overall || a.id - b.id);
  const eachOnce = eachPlayerOnce(ranked);
  const five = eachOnce.slice(0, TEAM_SIZE);
  const [chosen, left] = [five.at(-1), eachOnce[TEAM_SIZE]];
  return {
    places: bestFive(formation, five),
    expected: five.reduce((sum, { expected }) => sum + expected, 0),
    closest: chosen === undefined || left === undefined ? null : { chosen, left },
  };
}

export interface FormedFive<Card> extends FiveForPoints<Card> {
  readonly formation: FiveASideFormationName;
}

/**
 * The best five for points in the formation where they play matches best (docs/rules.md#five-for-points). Of equals the
 * formation that the specification names first.
 */
export function bestFormation<Card extends ExpectingCard>(cards: readonly Card[]): FormedFive<Card> {
  // The five are the same in every formation.
  const { places } = bestFiveForPoints(fiveASideFormationNames[0], cards);
  const formation = formationForMatches([...places.values()]);
  return { formation, ...bestFiveForPoints(formation, cards) };
}
