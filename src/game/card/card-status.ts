/** The states of a card (spec §4, Card); base cards are approved from the start. */
export const cardStatuses = ["pending", "approved", "rejected"] as const;

/** A card's origin: the base set, or the photo of a physical card (docs/rules.md#special-cards). */
export const cardOrigins = ["base", "photo"] as const;
