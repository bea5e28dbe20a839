import { type Clock, systemClock } from "#server/platform/clock.ts";

/** A clock whose game stands still until it is set; the world's time runs on, and can be put ahead. */
export interface SettableClock extends Clock {
  set(instant: number): void;
  /** Puts the world's time ahead. */
  pass(milliseconds: number): void;
}

/** @param instant epoch milliseconds */
export function settableClock(instant: number): SettableClock {
  const outside = systemClock(null, 1);
  let current = instant;
  let ahead = 0;
  return {
    speed: 0,
    now: () => current,
    wallTime: () => outside.wallTime() + ahead,
    set(next) {
      current = next;
    },
    pass(milliseconds) {
      ahead += milliseconds;
    },
  };
}
