import { type Clock, systemClock } from "#server/platform/clock.ts";

/** A clock whose game stands still until it is set; the world's time runs on. */
export interface SettableClock extends Clock {
  set(instant: number): void;
}

/** @param instant epoch milliseconds */
export function settableClock(instant: number): SettableClock {
  const outside = systemClock(null, 1);
  let current = instant;
  return {
    speed: 0,
    now: () => current,
    wallTime: () => outside.wallTime(),
    set(next) {
      current = next;
    },
  };
}
