import { DAY_MS } from "#game/milliseconds.ts";

/** The stored names are English; each screen shows the month in the reader's language (`monthNamed`). */
const MONTH_NAMES = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
] as const;

export const tournamentStatuses = ["upcoming", "active", "finished"] as const;

export type TournamentStatus = (typeof tournamentStatuses)[number];

/** Whether Panna has words for a status; the specification lets others be shown as given (spec §3). */
export function isTournamentStatus(status: string): status is TournamentStatus {
  return tournamentStatuses.some((known) => known === status);
}

/** The calendar month (UTC) of a tournament (docs/rules.md#tournament: one per month). */
export interface TournamentMonth {
  /** Such as "2025-09"; sorts by time. */
  readonly key: string;
  /** Such as "September 2025". */
  readonly name: string;
  /** Its first instant, epoch milliseconds. */
  readonly startsAt: number;
  /** The first instant of the next month, epoch milliseconds. */
  readonly endsAt: number;
}

/** The month of an instant (epoch milliseconds). */
export function tournamentMonthOf(instantMs: number): TournamentMonth {
  const date = new Date(instantMs);
  const year = date.getUTCFullYear();
  const month = date.getUTCMonth();
  return {
    key: `${year}-${String(month + 1).padStart(2, "0")}`,
    name: `${MONTH_NAMES[month]} ${year}`,
    startsAt: Date.UTC(year, month),
    endsAt: Date.UTC(year, month + 1),
  };
}

/** The month that a stored name was generated for, such as "2025-09"; null for an admin's own name. */
export function monthNamed(name: string): string | null {
  const [, word, year = ""] = /^([A-Z][a-z]+) (\d{4})$/.exec(name) ?? [];
  const month = MONTH_NAMES.findIndex((one) => one === word) + 1;
  return month === 0 ? null : `${year}-${String(month).padStart(2, "0")}`;
}

/** The month after a month. */
export function nextMonth(month: TournamentMonth): TournamentMonth {
  return tournamentMonthOf(month.endsAt);
}

/** The month before a month. */
export function previousMonth(month: TournamentMonth): TournamentMonth {
  return tournamentMonthOf(month.startsAt - 1);
}

/** The status of a tournament at an instant (epoch milliseconds); only an active one can be entered (spec §3). */
export function tournamentStatusAt(
  month: Pick<TournamentMonth, "startsAt" | "endsAt">,
  instantMs: number,
): TournamentStatus {
  if (instantMs < month.startsAt) return "upcoming";
  return instantMs < month.endsAt ? "active" : "finished";
}

/** Days until the end (both epoch milliseconds), rounded up (spec §9); 0 once it is over. */
export function daysLeft(endsAt: number, now: number): number {
  return Math.max(0, Math.ceil((endsAt - now) / DAY_MS));
}
