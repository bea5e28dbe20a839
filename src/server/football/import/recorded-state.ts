import { MINUTE_MS } from "#game/milliseconds.ts";
import type { ProvidedFixture } from "#server/football/provider.ts";
import { type FixtureEvent, goalKinds } from "#server/football/table.ts";

/** A recorded fixture's course, in minutes after kick-off: halves of 45 with stoppages, and a break of 15. */
const BREAK_FROM = 47;
const SECOND_HALF_FROM = 62;
const OVER_AFTER = 115;
const HALF = 45;

export interface RecordedResult {
  /** Epoch milliseconds. */
  readonly kickOff: number;
  /** Both null until the result is known. */
  readonly homeGoals: number | null;
  readonly awayGoals: number | null;
  /** All of the fixture's; empty if the file has none. */
  readonly events: readonly FixtureEvent[];
}

type State = Pick<ProvidedFixture, "status" | "elapsed" | "homeGoals" | "awayGoals">;

const NOT_STARTED: State = { status: "NS", elapsed: null, homeGoals: null, awayGoals: null };

/**
 * The state of a recorded fixture at an instant (epoch milliseconds). The minute comes from the clock. Goals are
 * unknown while it's in play, unless its events tell them. Without a result it never starts, because its outcome is
 * unknown.
 */
export function recordedStateAt(result: RecordedResult, now: number): State {
  const { kickOff, homeGoals, awayGoals, events } = result;
  if (now < kickOff || homeGoals === null || awayGoals === null) return NOT_STARTED;
  const minutes = Math.floor((now - kickOff) / MINUTE_MS);
  if (minutes >= OVER_AFTER) return { status: "FT", elapsed: 2 * HALF, homeGoals, awayGoals };
  const shown = shownMinute(minutes);
  const goals = tellGoals(result) ? goalsIn(eventsUntil(events, shown.elapsed)) : UNKNOWN_GOALS;
  return { ...shown, ...goals };
}

const UNKNOWN_GOALS = { homeGoals: null, awayGoals: null };

/** Whether the events tell all goals. A goalless fixture without any event tells nothing either. */
function tellGoals({ events, homeGoals, awayGoals }: RecordedResult): boolean {
  const all = goalsIn(events);
  return events.length > 0 && all.homeGoals === homeGoals && all.awayGoals === awayGoals;
}

/** Events up to the displayed minute. */
export function eventsUntil(events: readonly FixtureEvent[], elapsed: number | null): FixtureEvent[] {
  return events.filter(({ minute }) => elapsed !== null && minute <= elapsed);
}

/** The current minute, 1–90. */
function shownMinute(minutes: number): { status: string; elapsed: number } {
  if (minutes < BREAK_FROM) return { status: "1H", elapsed: Math.min(minutes + 1, HALF) };
  if (minutes < SECOND_HALF_FROM) return { status: "HT", elapsed: HALF };
  return { status: "2H", elapsed: Math.min(minutes - SECOND_HALF_FROM + HALF + 1, 2 * HALF) };
}

function goalsIn(events: readonly FixtureEvent[]): { homeGoals: number; awayGoals: number } {
  const goals = events.filter(({ kind }) => goalKinds.includes(kind));
  const homeGoals = goals.filter(({ side }) => side === "home").length;
  return { homeGoals, awayGoals: goals.length - homeGoals };
}
