/** The end of a ban without an end, in epoch milliseconds. */
export const FOREVER = Date.UTC(9999, 11, 31);

/** Whether a user is banned at an instant. Both in epoch milliseconds; null: never banned. */
export function isBannedAt(until: number | null, now: number): boolean {
  return until !== null && now < until;
}
