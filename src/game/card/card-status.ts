/** The states of a card (spec §4, Card); base cards are approved from the start. */
export const cardStatuses = ["pending", "approved", "rejected"] as const;

/** Where a card comes from: the base set, the photo of a physical card, or the scout (docs/rules.md#special-cards). */
export const cardOrigins = ["base", "photo", "scout"] as const;

export type CardOrigin = (typeof cardOrigins)[number];
