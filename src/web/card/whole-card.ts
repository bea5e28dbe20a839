import type { OwnCardView } from "#contract/card/card.ts";
import { withAdded } from "#web/api/with-added.ts";

/** A card of one's own, also where its answer has the specification's fields alone. */
export function wholeCard(card: OwnCardView): OwnCardView {
  return withAdded(card, {
    playerId: null,
    isSpecial: false,
    clubColours: null,
    status: card.isApproved ? "approved" : "pending",
    rejectionReason: null,
    origin: card.verificationCode === null ? "base" : "photo",
    photo: null,
    lockedUntil: null,
  });
}
