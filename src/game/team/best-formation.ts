import { playedOverall } from "#game/match/played-overall.ts";
import { bestFiveForPoints, type ExpectingCard, type FiveForPoints } from "./best-five-for-points.ts";
import { type FiveASideFormationName, fiveASideFormationNames, slotsOf } from "./formation.ts";

export interface FormedFive<Card> extends FiveForPoints<Card> {
  readonly formation: FiveASideFormationName;
}

/**
 * The best five for points in the formation where they play matches best (docs/rules.md#five-for-points). Of equals the
 * formation that the specification names first.
 */
export function bestFormation<Card extends ExpectingCard>(cards: readonly Card[]): FormedFive<Card> {
  const [first, ...others] = fiveASideFormationNames.map((formation) => {
    const five = { formation, ...bestFiveForPoints(formation, cards) };
    return { five, worth: worthOf(five) };
  });
  if (first === undefined) throw new Error("there is no formation");
  return others.reduce((best, one) => (one.worth > best.worth ? one : best), first).five;
}

function worthOf<Card extends ExpectingCard>({ formation, places }: FormedFive<Card>): number {
  return slotsOf(formation).reduce((sum, { label }, at) => {
    const card = places.get(at);
    return card === undefined ? sum : sum + playedOverall({ ...card, cardId: card.id, slot: label });
  }, 0);
}
