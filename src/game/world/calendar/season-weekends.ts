import { DAY_MS } from "#game/milliseconds.ts";

/** Weekends from August to May. */
const WEEKENDS = 43;

/**
 * Weekends, counted from 0, on which no round begins: the round before takes this weekend too. The first five are where the
 * leagues pause for national teams, and stretch 38 rounds over the season; a smaller league pauses more often.
 */
const PAUSES: readonly number[] = [5, 10, 14, 25, 34, 20, 30, 39, 17, 28, 37, 8, 23];

const FRIDAY = 5;
const AUGUST = 7;
/** A season that began on the 1st would be over a week before May is. */
const EARLIEST_DAY = 2;

/**
 * The Fridays (midnight UTC) of the weekends that each round is played on, one or two each, so that no week from August to
 * May is without a match. The season begins with the first Friday from 2 August and ends in the last days of May.
 *
 * @param rounds 30 to 43
 */
export function seasonWeekends(seasonStartYear: number, rounds: number): number[][] {
  const first = firstFridayOfAugust(seasonStartYear);
  const pauses = new Set(PAUSES.slice(0, WEEKENDS - rounds));
  const weekends: number[][] = [];
  for (let at = 0; at < WEEKENDS; at += 1) {
    const friday = first + at * 7 * DAY_MS;
    if (pauses.has(at)) weekends.at(-1)?.push(friday);
    else weekends.push([friday]);
  }
  return weekends;
}

function firstFridayOfAugust(year: number): number {
  const earliest = Date.UTC(year, AUGUST, EARLIEST_DAY);
  return earliest + ((FRIDAY - new Date(earliest).getUTCDay() + 7) % 7) * DAY_MS;
}
