/**
 * What becomes of a correction in a round (rules-background 4.5): counted while the round was not final; held, because it
 * came later; or allowed all the same by an admin, with a note.
 */
export const correctionOutcomes = ["counted", "held", "allowed"] as const;
