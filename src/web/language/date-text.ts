import { deviceTimeZone } from "./time-zone.ts";
import { currentLocale } from "./words.ts";

const formats = new Map<string, Intl.DateTimeFormat>();

/** Cached: making one takes longer than using it a hundred times. A format without a time zone keeps the device's. */
function formatOf(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${currentLocale()} ${deviceTimeZone()} ${JSON.stringify(options)}`;
  const format = formats.get(key) ?? new Intl.DateTimeFormat(currentLocale(), options);
  formats.set(key, format);
  return format;
}

/** The user's place, as an IANA time zone name; left out: the browser's time zone. */
export interface Place {
  readonly timeZone?: string;
}

export interface InstantTextOptions extends Place {
  /** The game's time in epoch milliseconds: an instant in another year is shown with its year. */
  readonly now?: number | null;
  /** Names the time zone: for deadlines and kick-offs. */
  readonly hasZone?: boolean;
}

/** Whether an instant can be shown. Answers are decoded without a check of their dates. */
export function isInstant(instant: string): boolean {
  return !Number.isNaN(Date.parse(instant));
}

/**
 * An instant (ISO 8601) in local time, such as "Sat 7 Nov, 15:00" or "Fri 20 Nov, 18:30 GMT-8". Empty for an unreadable
 * one, as are the texts below.
 */
export function instantText(instant: string, options: InstantTextOptions = {}): string {
  if (!isInstant(instant)) return "";
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

/** The local time of day of an instant (ISO 8601): "15:00". */
export function timeText(instant: string, place: Place = {}): string {
  if (!isInstant(instant)) return "";
  return formatOf({ ...place, hour: "2-digit", minute: "2-digit" }).format(new Date(instant));
}

/** The name of the local time zone at an instant (ISO 8601): "BST", "GMT-8". */
export function zoneText(instant: string, place: Place = {}): string {
  if (!isInstant(instant)) return "";
  return partOf(formatOf({ ...place, timeZoneName: "short" }), new Date(instant), "timeZoneName");
}

/** The local date at an instant (ISO 8601 or epoch milliseconds), such as 2026-11-07. */
export function dayOf(instant: string | number, place: Place = {}): string {
  const at = new Date(instant);
  if (Number.isNaN(at.getTime())) return "";
  const parts = formatOf({ ...place, year: "numeric", month: "2-digit", day: "2-digit" }).formatToParts(at);
  return (["year", "month", "day"] as const).map((part) => valueOf(parts, part)).join("-");
}

function partOf(format: Intl.DateTimeFormat, at: Date, part: Intl.DateTimeFormatPartTypes): string {
  return valueOf(format.formatToParts(at), part);
}

function valueOf(parts: readonly Intl.DateTimeFormatPart[], part: Intl.DateTimeFormatPartTypes): string {
  return parts.find(({ type }) => type === part)?.value ?? "";
}

/** A calendar day, such as 2026-11-07, or a month, such as 2026-11, in any time zone. Any other text stays as it is. */
function calendarText(day: string, options: Intl.DateTimeFormatOptions): string {
  const at = Date.parse(/^\d{4}-\d\d(-\d\d)?$/u.test(day) ? day : "");
  return Number.isNaN(at) ? day : formatOf({ ...options, timeZone: "UTC" }).format(at);
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
  return calendarText(month, { month: "long", year: "numeric" });
}
