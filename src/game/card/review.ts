/** Cards on a page of the admins' queue (spec §9). */
export const PENDING_PAGE_SIZE = 10;

/** For how long a decision may be taken back, in milliseconds. */
export const DECISION_UNDO_MS = 10_000;

/** The longest reason that a rejection may give, in characters. */
export const REJECTION_REASON_MAX = 500;

/** Cards that may be decided or deleted in one call. */
export const CARDS_AT_ONCE = 200;

/** Reasons that admins give again and again, ready to be taken or changed. */
export const rejectionTemplates = [
  "The verification code is not on the photo. Write today's code on paper and lay it beside the card.",
  "The photo is too blurred or too dark to read. Please take it again in better light.",
  "The card on the photo shows another player than the one that was entered.",
  "This photo has been used before. Please photograph your own card.",
  "The photo does not show a physical card.",
  "Part of the card is cut off or covered. The whole card must be seen.",
] as const;

/**
 * Whether a decision may still be taken back.
 *
 * @param decidedAt instant of the decision, epoch milliseconds of the application's clock
 * @param speed milliseconds of that clock in one of the person's own; a clock that stands counts as ordinary
 */
export function mayUndo(decidedAt: number, now: number, speed: number): boolean {
  return now - decidedAt <= DECISION_UNDO_MS * Math.max(1, speed);
}
