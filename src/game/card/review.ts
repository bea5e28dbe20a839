/** Cards on a page of the admins' queue (spec §9). */
export const PENDING_PAGE_SIZE = 10;

/** For how long a decision can be undone, in milliseconds. */
export const DECISION_UNDO_MS = 10_000;

/** The longest reason for a rejection, in characters. */
export const REJECTION_REASON_MAX = 500;

/** The most cards on a contact sheet: as many as one look takes in. */
export const SHEET_MAX = 40;

/** The most cards decided or deleted in one call. */
export const CARDS_AT_ONCE = 200;

/**
 * Whether a decision can still be undone.
 *
 * @param decidedAt instant of the decision, epoch milliseconds of the application's clock
 * @param speed milliseconds of that clock per millisecond of the admin's own; a stopped clock counts as an ordinary one
 */
export function mayUndo(decidedAt: number, now: number, speed: number): boolean {
  return now - decidedAt <= DECISION_UNDO_MS * Math.max(1, speed);
}
