/** The states of a card (spec §4, Card); base cards are approved from the start. */
export const cardStatuses = ["pending", "approved", "rejected"] as const;

/** Where a card comes from: the base set, the photo of a physical card, or the scout (docs/rules.md#special-cards). */
export const cardOrigins = ["base", "photo", "scout"] as const;

export type CardOrigin = (typeof cardOrigins)[number];

/** What decides whether a card is still in its pack. */
interface SealFacts {
  readonly origin: CardOrigin;
  readonly status: (typeof cardStatuses)[number];
  readonly revealedAt: Date | null;
}

/** Whether a card is an approved photo that its owner hasn't opened yet (docs/rules.md#the-reveal). */
export function isSealed({ origin, status, revealedAt }: SealFacts): boolean {
  return origin === "photo" && status === "approved" && revealedAt === null;
}

/** What makes a card special: it is an approved photo of a physical card (docs/rules.md#special-cards). */
export interface SpecialFacts {
  readonly origin: CardOrigin;
  readonly isApproved: boolean;
}

/** Whether a card is special, and so may carry a chip: an approved photo of a physical card (spec §3). */
export function isSpecial({ origin, isApproved }: SpecialFacts): boolean {
  return origin === "photo" && isApproved;
}
