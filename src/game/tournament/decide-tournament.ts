import { oneLine } from "#game/one-line.ts";
import { accepted, type Outcome, refused } from "#game/outcome.ts";
import { DAY_MS } from "#game/milliseconds.ts";
import { textLength } from "#game/text-length.ts";
import { type TournamentMonth, tournamentMonthOf } from "./month.ts";

/** Characters in the name of a tournament, which is shown in the widget and on tables. */
export const TOURNAMENT_NAME_MIN = 3;
export const TOURNAMENT_NAME_MAX = 60;

/** How far ahead a tournament may begin: people plan no further. */
const MONTHS_AHEAD_MS = 366 * DAY_MS;

/** What an admin asks for: a name, and the span in which its points are won. */
export interface TournamentPlan {
  readonly name: string;
  /** Both epoch milliseconds; the end is not included. */
  readonly startsAt: number;
  readonly endsAt: number;
}

export type PlanRefusal =
  | { readonly code: "tournament_name_length" }
  | { readonly code: "tournament_dates_wrong" }
  | { readonly code: "tournament_not_upcoming" }
  | { readonly code: "tournament_start_past" }
  | { readonly code: "tournament_too_far" };

export interface PlannedTournament extends TournamentPlan {
  readonly month: TournamentMonth;
}

/**
 * Whether a tournament may be made or changed to be like this: one for each calendar month (docs/rules.md#tournament),
 * so it lies inside one, and only one that has not begun, because people enter by what they read. `status` is that of
 * the tournament to change; null for a new one.
 */
export function decideTournament(
  plan: TournamentPlan,
  now: number,
  status: string | null,
): Outcome<PlannedTournament, PlanRefusal> {
  const name = oneLine(plan.name);
  const length = textLength(name);
  if (length < TOURNAMENT_NAME_MIN || length > TOURNAMENT_NAME_MAX) {
    return refused({ code: "tournament_name_length" });
  }
  const { startsAt, endsAt } = plan;
  const month = tournamentMonthOf(startsAt);
  if (!(startsAt < endsAt && endsAt <= month.endsAt)) return refused({ code: "tournament_dates_wrong" });
  if (status !== null && status !== "upcoming") return refused({ code: "tournament_not_upcoming" });
  if (startsAt <= now) return refused({ code: "tournament_start_past" });
  if (startsAt > now + MONTHS_AHEAD_MS) return refused({ code: "tournament_too_far" });
  return accepted({ name, startsAt, endsAt, month });
}
