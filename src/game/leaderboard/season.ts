/** The month in which a season begins, counted from January = 0: August (docs/rules.md#leaderboards). */
const FIRST_MONTH = 7;

export interface Season {
  /** The year of its August. */
  readonly startYear: number;
  /** Such as "2025/26". */
  readonly name: string;
  /** Its first instant, epoch milliseconds. */
  readonly startsAt: number;
  /** The first instant of the next season, epoch milliseconds. */
  readonly endsAt: number;
}

/**
 * The season of an instant (epoch milliseconds): from the 1st of August to the 31st of July, UTC
 * (docs/rules.md#leaderboards).
 */
export function seasonOf(instantMs: number): Season {
  const date = new Date(instantMs);
  const year = date.getUTCFullYear();
  return seasonStarting(date.getUTCMonth() >= FIRST_MONTH ? year : year - 1);
}

/** The season whose August is in this year. */
export function seasonStarting(startYear: number): Season {
  const endYear = startYear + 1;
  return {
    startYear,
    name: `${startYear}/${String(endYear % 100).padStart(2, "0")}`,
    startsAt: Date.UTC(startYear, FIRST_MONTH),
    endsAt: Date.UTC(endYear, FIRST_MONTH),
  };
}
