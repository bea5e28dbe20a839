/**
 * The provider of rows that an admin has merged into another: queries don't find them, and undoing the merge brings
 * them back. Their key is the merge's id.
 */
export const TAKEN_IN = "taken in";
