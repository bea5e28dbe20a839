import type { CardView } from "#contract/card/card.ts";

/**
 * How many cards a user owns: only approved ones, as on the public profile. A pending or rejected photo doesn't count.
 * Null while the cards are unknown.
 */
export function countOwned(cards: readonly Pick<CardView, "isApproved">[] | undefined): number | null {
  return cards?.filter(({ isApproved }) => isApproved).length ?? null;
}
