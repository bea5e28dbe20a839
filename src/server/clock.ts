/**
 * The application's clock: the one place that reads the system clock.
 *
 * `now` is the game's time (fixtures, deadlines, tournaments) and may be started elsewhere or run faster for a
 * demonstration. `wallTime` is the time of the world outside, for sessions and signed links, which must not expire
 * because a demonstration runs at a hundred times the speed. Both are epoch milliseconds, UTC.
 */
export interface Clock {
  now(): number;
  wallTime(): number;
  /** Game milliseconds that pass in one real millisecond. */
  readonly speed: number;
}

export function systemClock(start: number | null, speed: number): Clock {
  // oxlint-disable-next-line panna/no-ambient-input
  const wallTime = (): number => Date.now();
  const startedAt = wallTime();
  const origin = start ?? startedAt;
  return { wallTime, speed, now: () => Math.floor(origin + (wallTime() - startedAt) * speed) };
}

/** A clock that stands still until it is set, for tests and settlement replays. */
export interface SettableClock extends Clock {
  set(instant: number): void;
}

export function settableClock(instant: number): SettableClock {
  let current = instant;
  return {
    speed: 0,
    now: () => current,
    // oxlint-disable-next-line panna/no-ambient-input
    wallTime: () => Date.now(),
    set(next) {
      current = next;
    },
  };
}
