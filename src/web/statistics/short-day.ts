const FORMAT = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short", timeZone: "UTC" });

/** A calendar day such as 2025-09-13 as "13 Sept". */
export function shortDay(day: string): string {
  return FORMAT.format(new Date(`${day}T00:00:00Z`));
}
