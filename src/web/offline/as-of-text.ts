import type { Query } from "@tanstack/react-query";
import { dayOf, instantText, timeText } from "#web/language/date-text.ts";
import { ageOf } from "./answer-or-stored.ts";

/** When the oldest stored answer among these queries arrived, in epoch milliseconds; null: none is stored. */
export function oldestOf(queries: readonly Pick<Query, "queryHash">[]): number | null {
  const ages = queries.map(({ queryHash }) => ageOf(queryHash)).filter((age) => age !== null);
  return ages.length === 0 ? null : Math.min(...ages);
}

/** An instant as its time of day if it's of today: "14:05", else with its date: "Sat 7 Nov, 14:05". */
export function asOfText(at: number, now: number): string {
  const instant = new Date(at).toISOString();
  return dayOf(at) === dayOf(now) ? timeText(instant) : instantText(instant, { now });
}
