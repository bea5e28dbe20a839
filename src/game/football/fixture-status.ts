/**
 * What a fixture's status means (spec §4, Match display). Statuses have the short names of API-Football; what other
 * providers tell is brought into these.
 */

/** Not begun and not called off; nothing was played, as far as is known. */
export const notStartedStatuses: readonly string[] = ["NS", "TBD"];

/** In play, pauses and interruptions included. */
export const inPlayStatuses: readonly string[] = ["1H", "HT", "2H", "ET", "BT", "P", "SUSP", "INT", "LIVE"];

/** Stopped by the referee, to be resumed later that day or on another. */
const stoppedStatuses: ReadonlySet<string> = new Set(["SUSP", "INT"]);

/** Over, after it was played: in ninety minutes, after extra time, after penalties. */
export const playedStatuses: readonly string[] = ["FT", "AET", "PEN"];

/** Decided without being played to its end: awarded, or a walkover. There may be no performances. */
export const awardedStatuses: readonly string[] = ["AWD", "WO"];

/** Nothing that was done in such a match counts, and there will be no news of it. */
export const voidStatuses: readonly string[] = [...awardedStatuses, "CANC"];

export const finishedStatuses: readonly string[] = [...playedStatuses, ...awardedStatuses];

/** Put off, cancelled or abandoned: what was played of it counts for nothing. */
export const calledOffStatuses: readonly string[] = ["PST", "CANC", "ABD"];

/** Whether a match with this provider status is under way, breaks included. */
export function isInPlay(status: string): boolean {
  return inPlayStatuses.includes(status);
}

/** Whether it's in play, but stopped for now. */
export function isStopped(status: string): boolean {
  return stoppedStatuses.has(status);
}

/** Whether its result is final, however it came about. */
export function isFinished(status: string): boolean {
  return finishedStatuses.includes(status);
}

/** Whether a result was given by officials rather than played. */
export function isAwarded(status: string): boolean {
  return awardedStatuses.includes(status);
}

/** Whether a match is postponed, cancelled or abandoned. */
export function isCalledOff(status: string): boolean {
  return calledOffStatuses.includes(status);
}
