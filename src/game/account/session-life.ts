import { DAY_MS, HOUR_MS } from "#game/milliseconds.ts";

/** A session ends this long after it was last used. */
const IDLE_MS = 30 * DAY_MS;
/** However much it's used, it ends this long after its sign-in. */
export const SESSION_LONGEST_MS = 180 * DAY_MS;
/** A session's last use is noted this often at most. */
export const SESSION_NOTED_MS = HOUR_MS;

/** When a session ends that was opened and last used at these instants (epoch milliseconds). */
export function sessionEnd(openedAt: number, usedAt: number): number {
  return Math.min(usedAt + IDLE_MS, openedAt + SESSION_LONGEST_MS);
}
