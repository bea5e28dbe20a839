const calendars = new Map<string, Intl.DateTimeFormat>();

/**
 * The date in a time zone at an instant (epoch milliseconds), such as 2026-11-07.
 *
 * @throws RangeError for a zone that is not one.
 */
export function localDay(timeZone: string, instant: number): string {
  return calendarOf(timeZone).format(instant);
}

/** A zone's calendar, made once: making one takes longer than using it a hundred times. There are some 600 zones. */
function calendarOf(timeZone: string): Intl.DateTimeFormat {
  const zone = timeZone.toLowerCase();
  const calendar = calendars.get(zone) ?? makeCalendar(zone);
  calendars.set(zone, calendar);
  return calendar;
}

/** Canadian dates have the order and the signs of ISO 8601. */
function makeCalendar(timeZone: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat("en-CA", { timeZone, year: "numeric", month: "2-digit", day: "2-digit" });
}
