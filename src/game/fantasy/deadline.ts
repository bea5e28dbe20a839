import { HOUR_MS, MINUTE_MS } from "#game/milliseconds.ts";

/** A round's deadline is this long before its first kick-off, in milliseconds: 90 minutes (docs/rules.md#deadline). */
export const DEADLINE_BEFORE_KICK_OFF = 90 * MINUTE_MS;

/** From so long before a deadline on, in milliseconds, it is never moved later: 24 hours (docs/rules.md#deadline). */
export const DEADLINE_HELD_FOR = 24 * HOUR_MS;

/**
 * The deadline that counts, of the one that users have been told (null: none yet) and the one that the fixtures give
 * now. One that has passed never moves; one less than 24 hours away moves only earlier; any other follows the fixtures.
 * None moves into the past, because squads executed until now were in time. All in epoch milliseconds.
 */
export function holdDeadline(published: number | null, computed: number, now: number): number {
  if (published === null) return computed;
  if (published <= now) return published;
  const moved = published - now < DEADLINE_HELD_FOR ? Math.min(published, computed) : computed;
  return Math.max(moved, now);
}
