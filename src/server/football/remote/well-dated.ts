import { isAwarded, isFinished, isInPlay, isStopped } from "#game/football/fixture-status.ts";
import { DAY_MS, MINUTE_MS } from "#game/milliseconds.ts";
import type { ProvidedFixture } from "#server/football/provider.ts";
import type { StoredFixture } from "./remote-adapter.ts";

/** A match can start a few minutes early, and no clock is exact; more means another time zone, or another day. */
const EARLY_MS = 15 * MINUTE_MS;
/** No time zone moves a kick-off this far. */
const NEW_DATE_MS = DAY_MS;
/** A provider can correct the kick-off of a played match, but not of this many at once. */
const MOST_MOVED = 2;

export interface Dated {
  /** Those that aren't in play before their kick-off; a match that is resumed on another day hasn't begun until then. */
  readonly possible: readonly ProvidedFixture[];
  /** Those of them with credible kick-offs. */
  readonly dated: readonly ProvidedFixture[];
  /** Whether matches long played now have other kick-offs; null: too few of these are named. */
  readonly isContradicted: boolean | null;
}

/**
 * Drops fixtures that are in play before their kick-off. A league with any of them has another time zone or date in the
 * answer, and none of its other kick-offs are used; no league's are, if matches long played now have other ones.
 */
export function wellDated(
  answer: readonly ProvidedFixture[],
  stored: ReadonlyMap<string, StoredFixture>,
  now: number,
): Dated {
  const given = answer.map((one) => (isPutOff(one, now) ? toAhead(one) : one));
  const possible = given.filter((one) => !isEarly(one, now));
  const isMoved = ({ key, kickOff }: ProvidedFixture) => (stored.get(key)?.kickOff ?? kickOff) !== kickOff;
  const over = possible.filter(
    ({ key, status }) => isPlayed(status) && isPlayed(stored.get(key)?.status ?? ""),
  );
  const isContradicted = over.filter(isMoved).length > MOST_MOVED;
  const misdated = new Set(given.filter((one) => isEarly(one, now)).map(({ leagueId }) => leagueId));
  return {
    possible,
    dated: possible.filter((one) => !isMoved(one) || !(isContradicted || misdated.has(one.leagueId))),
    isContradicted: over.length > MOST_MOVED ? isContradicted : null,
  };
}

function isEarly({ status, kickOff }: ProvidedFixture, now: number): boolean {
  return (isPlayed(status) && kickOff > now) || (isInPlay(status) && kickOff > now + EARLY_MS);
}

/** Whether a match was stopped and has a new date, though its provider still says that it's in play. */
function isPutOff({ status, kickOff }: ProvidedFixture, now: number): boolean {
  return isStopped(status) ? kickOff > now : isInPlay(status) && kickOff > now + NEW_DATE_MS;
}

function toAhead(fixture: ProvidedFixture): ProvidedFixture {
  return { ...fixture, status: "NS", elapsed: null, homeGoals: null, awayGoals: null };
}

/** Over, and not just by a decision. */
export function isPlayed(status: string): boolean {
  return isFinished(status) && !isAwarded(status);
}
