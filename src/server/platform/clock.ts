/**
 * The application's clock: the one place that reads the system's clocks.
 *
 * `now` is the game's time (fixtures, deadlines, tournaments); a demonstration can start it elsewhere or run it faster.
 * `wallTime` is real time, for sessions and signed links, which must not expire because a demonstration runs at a
 * hundred times the speed. Both are epoch milliseconds, UTC, and jump when the system's clock is set. `elapsed` is for
 * durations within the process: it never jumps.
 */
export interface Clock {
  now(): number;
  wallTime(): number;
  /** Real milliseconds since a moment before the process's first work. */
  elapsed(): number;
  /** Game milliseconds that pass in one real millisecond. */
  readonly speed: number;
}

/**
 * The clock of a running Panna.
 *
 * @param start the game's time at startup, epoch milliseconds; null: real time
 * @param speed game milliseconds that pass in one real millisecond
 */
export function systemClock(start: number | null, speed: number): Clock {
  // oxlint-disable-next-line panna/no-ambient-input
  const wallTime = (): number => Date.now();
  // oxlint-disable-next-line panna/no-ambient-input
  const elapsed = (): number => performance.now();
  const startedAt = wallTime();
  const origin = start ?? startedAt;
  return { wallTime, elapsed, speed, now: () => Math.floor(origin + (wallTime() - startedAt) * speed) };
}
