import type { CardOrigin, cardStatuses } from "./card-status.ts";

/** What decides whether a card is still in its pack. */
export interface SealFacts {
  readonly origin: CardOrigin;
  readonly status: (typeof cardStatuses)[number];
  readonly revealedAt: Date | null;
}

/** Whether a card is an approved photo that its owner hasn't opened yet (docs/rules.md#the-reveal). */
export function isSealed({ origin, status, revealedAt }: SealFacts): boolean {
  return origin === "photo" && status === "approved" && revealedAt === null;
}
