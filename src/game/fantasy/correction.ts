/**
 * What becomes of a correction in a round (docs/rules.md#corrections): counted while the round was not final; held,
 * because it came later; or allowed all the same by an admin, with a note.
 */
export const correctionOutcomes = ["counted", "held", "allowed"] as const;

/** Characters of the note with which an admin allows one, at most: as long as the reason of a rejection may be. */
export const CORRECTION_NOTE_MAX = 500;

/** Corrections that one decision allows, at most: more than a match has. */
export const CORRECTIONS_ALLOWED_MAX = 50;
