import type { Side } from "#game/side.ts";
import { HOUR_MS } from "#game/milliseconds.ts";
import type { FixtureEvent } from "./fixture-event.ts";
import type { Fixture } from "./fixtures-of.ts";
import { matchEnd, matchTimeAt } from "#game/world/match/match-clock.ts";
import type { FixtureStatus } from "#game/world/match/match-clock.ts";
import { performUntil } from "#game/world/match/perform.ts";
import type { PlayerPerformance } from "#game/world/match/perform.ts";
import { goalsIn, playMatch } from "#game/world/match/play-match.ts";
import type { LineUp } from "#game/world/match/select-line-up.ts";

/** Line-ups are known so long before the kick-off, in milliseconds: an hour, as in the leagues. */
const LINE_UPS_BEFORE_KICK_OFF = HOUR_MS;

/** The state of a fixture at an instant. */
export interface FixtureState {
  readonly status: FixtureStatus;
  /** The minute that is being played, 1–90; 45 at half time, 90 at the end, null before the kick-off. */
  readonly elapsed: number | null;
  /** The minute of stoppage that is being played, beyond 45 or 90; else null. */
  readonly stoppage: number | null;
  /** Null before the kick-off. */
  readonly goals: Readonly<Record<Side, number>> | null;
  /** Null until an hour before the kick-off. */
  readonly lineUps: Readonly<Record<Side, LineUp>> | null;
  /** In the order in which they happened. */
  readonly events: readonly FixtureEvent[];
  /** Of everyone in both match-day squads, those left on the bench included; none before the kick-off. */
  readonly performances: readonly PlayerPerformance[];
}

/**
 * The state of a fixture at an instant (epoch milliseconds, UTC): a pure function of season, seed and time
 * (docs/rules.md#simulated-football). What has happened stays: of two instants the later has every event of the
 * earlier, in the same order.
 */
export function fixtureStateAt(fixture: Fixture, instant: number): FixtureState {
  const sinceKickOff = instant - fixture.kickOff;
  if (sinceKickOff < -LINE_UPS_BEFORE_KICK_OFF) return notStarted(null);
  const match = playMatch(fixture);
  if (sinceKickOff < 0) return notStarted(match.lineUps);
  const second = Math.min(Math.floor(sinceKickOff / 1000), matchEnd(match.stoppage));
  const { status, minute, stoppage } = matchTimeAt(second, match.stoppage);
  const events = match.events.filter((event) => event.second <= second);
  return {
    status,
    elapsed: minute,
    stoppage,
    goals: goalsIn(events),
    lineUps: match.lineUps,
    events,
    performances: performUntil(fixture, match, second),
  };
}

function notStarted(lineUps: FixtureState["lineUps"]): FixtureState {
  return { status: "NS", elapsed: null, stoppage: null, goals: null, lineUps, events: [], performances: [] };
}
