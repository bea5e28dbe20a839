/** The overalls that a common print may show, all of them common (docs/rules.md#common-prints). */
export const COMMON_PRINT_MIN = 68;
export const COMMON_PRINT_MAX = 74;

/** The overall of a card that Panna gives away: its player's, held inside 68–74 (docs/rules.md#common-prints). */
export function commonPrintOverall(playerOverall: number): number {
  return Math.min(COMMON_PRINT_MAX, Math.max(COMMON_PRINT_MIN, Math.round(playerOverall)));
}
