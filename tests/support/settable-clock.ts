import { type Clock, systemClock } from "#server/platform/clock.ts";

/** A clock with game time stopped until set; real time keeps running unless held, and can be moved ahead. */
export interface SettableClock extends Clock {
  set(instant: number): void;
  /** Moves real time ahead; with a negative number, sets the system's clock back. */
  pass(milliseconds: number): void;
  /** Stops real time until `run`. */
  hold(): void;
  run(): void;
}

/** @param instant epoch milliseconds */
export function settableClock(instant: number): SettableClock {
  const outside = systemClock(null, 1);
  let current = instant;
  let ahead = 0;
  let passed = 0;
  let held: { readonly wallTime: number; readonly elapsed: number } | null = null;
  return {
    speed: 0,
    now: () => current,
    wallTime: () => (held?.wallTime ?? outside.wallTime()) + ahead,
    elapsed: () => (held?.elapsed ?? outside.elapsed()) + passed,
    set(next) {
      current = next;
    },
    pass(milliseconds) {
      ahead += milliseconds;
      passed += Math.max(0, milliseconds);
    },
    hold() {
      held = { wallTime: outside.wallTime(), elapsed: outside.elapsed() };
    },
    run() {
      held = null;
    },
  };
}
