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

/**
 * The clock of a running Panna.
 *
 * @param start the game's time at which it begins, epoch milliseconds; null: the world's time
 * @param speed game milliseconds that pass in one real millisecond
 */
export function systemClock(start: number | null, speed: number): Clock {
  // oxlint-disable-next-line panna/no-ambient-input
  const wallTime = (): number => Date.now();
  const startedAt = wallTime();
  const origin = start ?? startedAt;
  return { wallTime, speed, now: () => Math.floor(origin + (wallTime() - startedAt) * speed) };
}
