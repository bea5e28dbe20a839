import { HOUR_MS, MINUTE_MS } from "#game/milliseconds.ts";

/** Nobody is woken between these hours of their own clock (docs/rules.md#reminders). */
const NIGHT_STARTS = 22;
const NIGHT_ENDS = 8;

/** The zone of everyone whose own is not known. */
export const UNKNOWN_ZONE = "UTC";

/** An offset such as +02:00, which `Intl` takes for a time zone. Its clocks would never change. */
const OFFSET = /^[^a-z]/iu;

/** Whether this is the name of a time zone, such as Europe/Madrid. */
export function isTimeZone(name: string): boolean {
  if (OFFSET.test(name)) return false;
  try {
    makeClock(name);
    return true;
  } catch {
    return false;
  }
}

/**
 * When the night ends in a time zone; null by day. Both instants are epoch milliseconds. A night in which the clocks
 * change ends at eight by the new time.
 *
 * @throws RangeError for a zone that is not one.
 */
export function nightEndsAt(timeZone: string, now: number): number | null {
  const clock = clockOf(timeZone);
  const minutes = minutesOfDay(clock, now);
  if (minutes >= NIGHT_ENDS * 60 && minutes < NIGHT_STARTS * 60) return null;
  const left = (NIGHT_ENDS * 60 - minutes + DAY_MINUTES) % DAY_MINUTES;
  const end = now - (now % MINUTE_MS) + left * MINUTE_MS;
  return end - (minutesOfDay(clock, end) - NIGHT_ENDS * 60) * MINUTE_MS;
}

const DAY_MINUTES = (24 * HOUR_MS) / MINUTE_MS;

const clocks = new Map<string, Intl.DateTimeFormat>();

/**
 * A zone's clock, made once: making one takes longer than using it a hundred times. Zones may be spelled in any case, and
 * there are some 600 of them.
 */
function clockOf(timeZone: string): Intl.DateTimeFormat {
  const zone = timeZone.toLowerCase();
  const clock = clocks.get(zone) ?? makeClock(zone);
  clocks.set(zone, clock);
  return clock;
}

function makeClock(timeZone: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat("en-GB", {
    timeZone,
    hourCycle: "h23",
    hour: "2-digit",
    minute: "2-digit",
  });
}

function minutesOfDay(clock: Intl.DateTimeFormat, instant: number): number {
  const [hours = 0, minutes = 0] = clock.format(instant).split(":").map(Number);
  return hours * 60 + minutes;
}
