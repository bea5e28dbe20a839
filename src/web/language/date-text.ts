import { currentLocale } from "./words.ts";

const formats = new Map<string, Intl.DateTimeFormat>();

/** Made once each: to make one takes longer than to use it a hundred times. */
function formatOf(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${currentLocale()} ${JSON.stringify(options)}`;
  const format = formats.get(key) ?? new Intl.DateTimeFormat(currentLocale(), options);
  formats.set(key, format);
  return format;
}

/** Where somebody is: a name of the IANA; left out: where the browser says that it is. */
export interface Place {
  readonly timeZone?: string;
}

export interface InstantTextOptions extends Place {
  /** The game's time in epoch milliseconds: an instant of another year is told with it. */
  readonly now?: number | null;
  /** Says in which time zone it is: for what somebody must not miss. */
  readonly hasZone?: boolean;
}

/** An instant (ISO 8601) where somebody is, such as "Sat 7 Nov, 15:00" or "Fri 20 Nov, 18:30 GMT-8". */
export function instantText(instant: string, options: InstantTextOptions = {}): string {
  const { now = null, hasZone = false, ...place } = options;
  const hasYear = now !== null && dayOf(instant, place).slice(0, 4) !== dayOf(now, place).slice(0, 4);
  return formatOf({
    ...place,
    weekday: "short",
    day: "numeric",
    month: "short",
    ...(hasYear && { year: "numeric" }),
    hour: "2-digit",
    minute: "2-digit",
    ...(hasZone && { timeZoneName: "short" }),
  }).format(new Date(instant));
}

/** The time of day of an instant (ISO 8601) where somebody is: "15:00". */
export function timeText(instant: string, place: Place = {}): string {
  return formatOf({ ...place, hour: "2-digit", minute: "2-digit" }).format(new Date(instant));
}

/** What the time of somebody's place is called at an instant (ISO 8601): "BST", "GMT-8". */
export function zoneText(instant: string, place: Place = {}): string {
  return partOf(formatOf({ ...place, timeZoneName: "short" }), new Date(instant), "timeZoneName");
}

/** The day that it is where somebody is, such as 2026-11-07, at an instant: ISO 8601 or epoch milliseconds. */
export function dayOf(instant: string | number, place: Place = {}): string {
  const format = formatOf({ ...place, year: "numeric", month: "2-digit", day: "2-digit" });
  const at = new Date(instant);
  return (["year", "month", "day"] as const).map((part) => partOf(format, at, part)).join("-");
}

function partOf(format: Intl.DateTimeFormat, at: Date, part: Intl.DateTimeFormatPartTypes): string {
  return format.formatToParts(at).find(({ type }) => type === part)?.value ?? "";
}

/** A day of the calendar, such as 2026-11-07, which is the same day everywhere. */
function calendarText(day: string, options: Intl.DateTimeFormatOptions): string {
  return formatOf({ ...options, timeZone: "UTC" }).format(new Date(`${day}T00:00:00Z`));
}

/** 2026-11-07 as "Saturday 7 November". */
export function dayTitle(day: string): string {
  return calendarText(day, { weekday: "long", day: "numeric", month: "long" });
}

/** 2026-11-07 as "7 Nov". */
export function shortDay(day: string): string {
  return calendarText(day, { day: "numeric", month: "short" });
}

/** 2026-11-07 as "7 Nov 2026". */
export function dayOfYear(day: string): string {
  return calendarText(day, { day: "numeric", month: "short", year: "numeric" });
}

/** 2026-11 as "November 2026". */
export function monthName(month: string): string {
  return calendarText(`${month}-01`, { month: "long", year: "numeric" });
}
