import { DAY_MS } from "#game/milliseconds.ts";

const FIRST_PAUSE_MS = 15_000;
const LONGEST_PAUSE_MS = 15 * 60_000;
/** A provider can ask for more than our longest pause, within this limit. */
const LONGEST_WISH_MS = DAY_MS;
/** One failure is a network glitch; from the second on, each pause is twice the previous one. */
const FAILURES_WITHOUT_PAUSE = 1;

/**
 * The pause after this many failures in a row: none after the first, then 15 seconds, doubling to 15 minutes. The
 * provider's own wish (Retry-After) counts if it's longer.
 */
export function pauseAfter(failures: number, retryAfterMs: number | null): number {
  const doublings = Math.min(failures - FAILURES_WITHOUT_PAUSE - 1, 10);
  const own =
    failures <= FAILURES_WITHOUT_PAUSE ? 0 : Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** doublings);
  return Math.max(own, Math.min(retryAfterMs ?? 0, LONGEST_WISH_MS));
}
