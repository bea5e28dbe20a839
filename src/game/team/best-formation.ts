import { bestFiveForPoints, type ExpectingCard, type FiveForPoints } from "./best-five-for-points.ts";
import { type FiveASideFormationName, fiveASideFormationNames } from "./formation.ts";
import { matchWorth } from "./match-worth.ts";

export interface FormedFive<Card> extends FiveForPoints<Card> {
  readonly formation: FiveASideFormationName;
}

/**
 * The best five for points in the formation where they play matches best (docs/rules.md#five-for-points). Of equals the
 * formation that the specification names first.
 */
export function bestFormation<Card extends ExpectingCard>(cards: readonly Card[]): FormedFive<Card> {
  return fiveASideFormationNames
    .map((formation) => ({ formation, ...bestFiveForPoints(formation, cards) }))
    .reduce((best, one) =>
      matchWorth(one.formation, one.places) > matchWorth(best.formation, best.places) ? one : best,
    );
}
