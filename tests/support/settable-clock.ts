import { type Clock, systemClock } from "#server/platform/clock.ts";

/** A clock with game time stopped until set; wall time keeps running unless held, and can be moved ahead. */
export interface SettableClock extends Clock {
  set(instant: number): void;
  /** Moves wall time ahead. */
  pass(milliseconds: number): void;
  /** Stops wall time until `run`. */
  hold(): void;
  run(): void;
}

/** @param instant epoch milliseconds */
export function settableClock(instant: number): SettableClock {
  const outside = systemClock(null, 1);
  let current = instant;
  let ahead = 0;
  let held: number | null = null;
  return {
    speed: 0,
    now: () => current,
    wallTime: () => (held ?? outside.wallTime()) + ahead,
    set(next) {
      current = next;
    },
    pass(milliseconds) {
      ahead += milliseconds;
    },
    hold() {
      held = outside.wallTime();
    },
    run() {
      held = null;
    },
  };
}
