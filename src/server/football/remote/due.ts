import { isAwarded, isFinished, isInPlay } from "#game/football/fixture-status.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "#game/milliseconds.ts";

/** Players: once a day where one request brings them all. */
export const PLAYERS_EVERY_MS = DAY_MS;
/** Clubs and squads: once a week, as sixty squads are sixty requests. */
export const SQUADS_EVERY_MS = 7 * DAY_MS;
/** Fixtures, kick-offs and results of the season: four times a day. */
export const SCHEDULE_EVERY_MS = 6 * HOUR_MS;
/** Scores and performances while somebody plays; a little under a minute, as football is followed every 20 seconds. */
export const LIVE_EVERY_MS = 55_000;
/** What should be there and is not, later on: four times an hour, which doesn't use up a day's requests. */
const LATER_EVERY_MS = 15 * MINUTE_MS;
/** A fixture is looked for among those in play from its kick-off until so long after it, whatever its stored status. */
export const LIVE_SPAN_MS = 3 * HOUR_MS;
/** One that was in play when it was last seen is looked for so long: it began late, or was interrupted. */
export const LATE_SPAN_MS = 6 * HOUR_MS;
/**
 * Corrections come in the two days after a fixture, bonus mostly in the evening or the night after it. Its details are
 * read again so long after its end: the last time but one is before a fantasy round is final (docs/rules.md#rounds: 24
 * hours).
 */
const CORRECTIONS_AFTER_MS = [2 * HOUR_MS, 8 * HOUR_MS, 22 * HOUR_MS, 2 * DAY_MS] as const;
/** After a failure the same thing is asked for again this much later, or at its usual turn if that is sooner. */
const RETRY_MS = 5 * MINUTE_MS;
/** What has failed for long is tried so often at the least: one squad that is never right must not use up a day's budget. */
const LONGEST_RETRY_MS = HOUR_MS;
/** When a fixture that kicked off so long ago is over, extra minutes included. */
const OVER_AFTER_MS = 2 * HOUR_MS;

/** Whether it is time again for what was last asked for at `askedAt` (undefined: never). */
export function isDue(askedAt: number | undefined, everyMs: number, now: number): boolean {
  return askedAt === undefined || now - askedAt >= everyMs;
}

/** How long to wait after a failure, where the failures have gone on for so long: 5 minutes, doubling to an hour. */
export function retryAfter(failingMs: number): number {
  return Math.min(LONGEST_RETRY_MS, Math.max(RETRY_MS, failingMs));
}

export interface DetailsFacts {
  /** Epoch milliseconds, as is `now`. */
  readonly kickOff: number;
  readonly status: string;
  /** When its details were last asked for; undefined: never. */
  readonly askedAt: number | undefined;
  /** Whether there are details that belong to its score. */
  readonly hasDetails: boolean;
}

/** What a fixture's details would be asked for, or null where it is not their turn. */
export function detailsDue(facts: DetailsFacts, now: number): "performance" | "result" | null {
  const { kickOff, status, askedAt, hasDetails } = facts;
  const over = kickOff + OVER_AFTER_MS;
  const isDueBy = (everyMs: number) => isDue(askedAt, everyMs, now);
  if (isInPlay(status)) return isDueBy(everyMsOf(now - over)) ? "performance" : null;
  // Nothing was played that could be in an answer.
  if (!isFinished(status) || isAwarded(status)) return null;
  if (!hasDetails) return isDueBy(everyMsOf(now - over)) ? "result" : null;
  const wanted = [over, ...CORRECTIONS_AFTER_MS.map((after) => over + after)];
  const isMissed = wanted.some((at) => at <= now && (askedAt === undefined || askedAt < at));
  return isMissed ? "result" : null;
}

/**
 * How often details are asked for that are not there, so long after the match should have been over: a provider may
 * bring them late, or never, and a match may be suspended for days.
 */
function everyMsOf(lateMs: number): number {
  if (lateMs < HOUR_MS) return LIVE_EVERY_MS;
  return lateMs < DAY_MS ? LATER_EVERY_MS : SCHEDULE_EVERY_MS;
}
