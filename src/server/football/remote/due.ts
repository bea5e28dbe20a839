import { isAwarded, isFinished, isInPlay } from "#game/football/fixture-status.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "#game/milliseconds.ts";

/** Players: once a day, if one request brings all of them. */
export const PLAYERS_EVERY_MS = DAY_MS;
/** Clubs and squads: once a week, because sixty squads are sixty requests. */
export const SQUADS_EVERY_MS = 7 * DAY_MS;
/** Fixtures, kick-offs and results of the season: four times a day. */
export const SCHEDULE_EVERY_MS = 6 * HOUR_MS;
/** Scores and performances during matches; just under a minute, because football is followed every 20 seconds. */
export const LIVE_EVERY_MS = 55_000;
/** For missing data, later: four times an hour, which doesn't use up a day's requests. */
export const LATER_EVERY_MS = 15 * MINUTE_MS;
/** Line-ups that aren't known yet, from an hour before the kick-off: six requests for all that kick off together. */
const LINE_UPS_EVERY_MS = 10 * MINUTE_MS;
/** A fixture is expected in play from its kick-off until this long after it, whatever its stored status. */
export const LIVE_SPAN_MS = 3 * HOUR_MS;
/** One last seen in play is expected for this long: it started late, or was interrupted. */
export const LATE_SPAN_MS = 6 * HOUR_MS;
/**
 * Corrections come in the two days after a fixture, bonus mostly in the evening or the night after it. Its details are
 * read again this long after its end; the last read but one is before a fantasy round is final (docs/rules.md#rounds:
 * 24 hours).
 */
const CORRECTIONS_AFTER_MS = [2 * HOUR_MS, 8 * HOUR_MS, 22 * HOUR_MS, 2 * DAY_MS] as const;
/** A failed request is repeated this much later, or at its usual turn if that's sooner. */
const RETRY_MS = 5 * MINUTE_MS;
/** The longest wait after long failures: a squad that never works must not use up a day's budget. */
const LONGEST_RETRY_MS = HOUR_MS;
/** When a fixture that kicked off this long ago is over, stoppages included. */
const OVER_AFTER_MS = 2 * HOUR_MS;

/** Whether something last requested at `askedAt` (undefined: never) is due again. */
export function isDue(askedAt: number | undefined, everyMs: number, now: number): boolean {
  return askedAt === undefined || now - askedAt >= everyMs;
}

/** How long to wait after a failure, after failing for this long: 5 minutes, doubling to an hour. */
export function retryAfter(failingMs: number): number {
  return Math.min(LONGEST_RETRY_MS, Math.max(RETRY_MS, failingMs));
}

export interface LineUpsFacts {
  /** Epoch milliseconds, as is `now`. */
  readonly kickOff: number;
  /** Whether both line-ups are stored. */
  readonly isKnown: boolean;
  /** When they were last requested; undefined: never. */
  readonly askedAt: number | undefined;
}

/** Whether line-ups are due. Known ones are read once more after the kick-off: somebody may be hurt while warming up. */
export function areLineUpsDue({ kickOff, isKnown, askedAt }: LineUpsFacts, now: number): boolean {
  if (!isKnown) return isDue(askedAt, LINE_UPS_EVERY_MS, now);
  return now >= kickOff && (askedAt === undefined || askedAt < kickOff);
}

export interface DetailsFacts {
  /** Epoch milliseconds, as is `now`. */
  readonly kickOff: number;
  readonly status: string;
  /** When its details were last requested; undefined: never. */
  readonly askedAt: number | undefined;
  /** Whether the stored details match its score. */
  readonly hasDetails: boolean;
}

/** The purpose for which a fixture's details are due; null: not now. */
export function detailsDue(facts: DetailsFacts, now: number): "performance" | "result" | null {
  const { kickOff, status, askedAt, hasDetails } = facts;
  const over = kickOff + OVER_AFTER_MS;
  const isDueBy = (everyMs: number) => isDue(askedAt, everyMs, now);
  if (isInPlay(status)) return isDueBy(everyMsOf(now - over)) ? "performance" : null;
  // Nothing was played, so there are no details.
  if (!isFinished(status) || isAwarded(status)) return null;
  if (!hasDetails) return isDueBy(everyMsOf(now - over)) ? "result" : null;
  const wanted = [over, ...CORRECTIONS_AFTER_MS.map((after) => over + after)];
  const isMissed = wanted.some((at) => at <= now && (askedAt === undefined || askedAt < at));
  return isMissed ? "result" : null;
}

/**
 * The interval for missing details, this long after the match should have ended: a provider can bring them late, or
 * never, and a match can be suspended for days.
 */
function everyMsOf(lateMs: number): number {
  if (lateMs < HOUR_MS) return LIVE_EVERY_MS;
  return lateMs < DAY_MS ? LATER_EVERY_MS : SCHEDULE_EVERY_MS;
}
