import { DAY_MS } from "#game/milliseconds.ts";

/** Rounds of a season: 20 clubs meet twice (docs/rules.md#simulated-football). */
export const ROUNDS = 38;

/**
 * Rounds that take two weekends, five matches on each, in September, October, November, January and March. They stand
 * where the leagues pause for national teams, so that no week from August to May is without a match, and they stretch
 * 38 rounds over the 43 weekends.
 */
const SPLIT_ROUNDS: ReadonlySet<number> = new Set([5, 9, 12, 22, 30]);

const FRIDAY = 5;
const AUGUST = 7;
/** A season that began on the 1st would be over a week before May is. */
const EARLIEST_DAY = 2;

/**
 * The Fridays (midnight UTC) of the weekends that each round is played on, one or two each; the season begins with the
 * first Friday from 2 August and ends in the last days of May.
 */
export function seasonWeekends(seasonStartYear: number): number[][] {
  let friday = firstFridayOfAugust(seasonStartYear);
  return Array.from({ length: ROUNDS }, (_, at) => {
    const weekends = SPLIT_ROUNDS.has(at + 1) ? [friday, friday + 7 * DAY_MS] : [friday];
    friday += weekends.length * 7 * DAY_MS;
    return weekends;
  });
}

function firstFridayOfAugust(year: number): number {
  const earliest = Date.UTC(year, AUGUST, EARLIEST_DAY);
  return earliest + ((FRIDAY - new Date(earliest).getUTCDay() + 7) % 7) * DAY_MS;
}
