import { DAY_MS } from "#game/milliseconds.ts";

const FIRST_PAUSE_MS = 15_000;
const LONGEST_PAUSE_MS = 15 * 60_000;
/** A provider may ask for more than our longest pause, but not for ever. */
const LONGEST_WISH_MS = DAY_MS;
/** One failure is a slip of the network; from the second on, each pause is twice the one before. */
const FAILURES_WITHOUT_PAUSE = 1;

/**
 * How long no request is made after so many failures in a row: nothing after the first, then 15 seconds, doubling to
 * 15 minutes. What the provider itself asks for (Retry-After) counts where it is more.
 */
export function pauseAfter(failures: number, retryAfterMs: number | null): number {
  const doublings = Math.min(failures - FAILURES_WITHOUT_PAUSE - 1, 10);
  const own =
    failures <= FAILURES_WITHOUT_PAUSE ? 0 : Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** doublings);
  return Math.max(own, Math.min(retryAfterMs ?? 0, LONGEST_WISH_MS));
}
