/** A day in UTC, such as 2025-09-13. */
export function utcDay(instantMs: number): string {
  return new Date(instantMs).toISOString().slice(0, 10);
}

/** One computation of a table, and which one was current when its day began. */
export interface DatedTable {
  readonly id: number;
  readonly settledAt: Date;
  /** The table with which the day of `settledAt` began; null: there was none. */
  readonly dayStartId: number | null;
}

/**
 * The table with which the day (UTC) of `now` began, given the latest one: itself where it was made before that day.
 * What has moved since yesterday is the difference to it, and one older table is all that it needs.
 */
export function dayStartOf(latest: DatedTable, now: number): number | null {
  return utcDay(latest.settledAt.getTime()) === utcDay(now) ? latest.dayStartId : latest.id;
}

/** Positions gained, or lost below zero; null for a line that was not there before. */
export function movementOf(before: number | null, position: number): number | null {
  return before === null ? null : before - position;
}
