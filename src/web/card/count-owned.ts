import type { CardView } from "#contract/card/card.ts";

/**
 * How many cards somebody owns: the approved ones, as on the profile that others see. A photo that waits for its approval,
 * or was rejected, is none. Null while the cards are not known.
 */
export function countOwned(cards: readonly Pick<CardView, "isApproved">[] | undefined): number | null {
  return cards?.filter(({ isApproved }) => isApproved).length ?? null;
}
