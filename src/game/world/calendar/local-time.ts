import type { LeagueSlug } from "#game/world/catalogue/leagues.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "#game/milliseconds.ts";

/** Hours that a league's clocks are ahead of UTC in winter; in summer one more (England UTC+0, Spain and Italy UTC+1). */
const WINTER_OFFSET: Readonly<Record<LeagueSlug, number>> = {
  "premier-league": 0,
  "la-liga": 1,
  "serie-a": 1,
};

const MARCH = 2;
const OCTOBER = 9;

/**
 * The instant (epoch milliseconds, UTC) at which a league's clocks show a time of day.
 *
 * Summer time is from the last Sunday of March to the last Sunday of October, as in all three countries. The clocks are
 * changed at night, so a kick-off on such a Sunday already has the new time.
 *
 * @param day midnight UTC of the calendar day
 * @param time the time of day, "HH:MM"
 */
export function instantOf(league: LeagueSlug, day: number, time: string): number {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  const offset = WINTER_OFFSET[league] + (isSummerTime(day) ? 1 : 0);
  return day + (hours - offset) * HOUR_MS + minutes * MINUTE_MS;
}

function isSummerTime(day: number): boolean {
  const year = new Date(day).getUTCFullYear();
  return day >= lastSundayOf(year, MARCH) && day < lastSundayOf(year, OCTOBER);
}

function lastSundayOf(year: number, month: number): number {
  const lastDay = Date.UTC(year, month + 1, 0);
  const daysSinceSunday = new Date(lastDay).getUTCDay();
  return lastDay - daysSinceSunday * DAY_MS;
}
