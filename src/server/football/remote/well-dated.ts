import { isAwarded, isFinished, isInPlay } from "#game/football/fixture-status.ts";
import { MINUTE_MS } from "#game/milliseconds.ts";
import type { ProvidedFixture } from "#server/football/provider.ts";
import type { StoredFixture } from "./remote-adapter.ts";

/** A match may begin some minutes early, and no clock is exact; more is another time zone, or another day. */
const EARLY_MS = 15 * MINUTE_MS;
/** A provider may correct the kick-off of a match that was played, but not of so many at once. */
const MOST_MOVED = 2;

export interface Dated {
  /** Those that are not played before their kick-off. */
  readonly possible: readonly ProvidedFixture[];
  /** Those of them whose kick-offs are to be believed. */
  readonly dated: readonly ProvidedFixture[];
  /** Whether the kick-offs of matches long played are others now; null: too few of these are named. */
  readonly isContradicted: boolean | null;
}

/**
 * Without those that are played before their kick-off. Where there are such, or matches long played have other kick-offs
 * now, the answer is in another time zone or has another date: no other kick-off of it is taken over.
 */
export function wellDated(
  given: readonly ProvidedFixture[],
  stored: ReadonlyMap<string, StoredFixture>,
  now: number,
): Dated {
  const possible = given.filter((one) => !isEarly(one, now));
  const isMoved = ({ key, kickOff }: ProvidedFixture) => (stored.get(key)?.kickOff ?? kickOff) !== kickOff;
  const over = possible.filter(
    ({ key, status }) => isPlayed(status) && isPlayed(stored.get(key)?.status ?? ""),
  );
  const isContradicted = over.filter(isMoved).length > MOST_MOVED;
  const isMisdated = isContradicted || possible.length < given.length;
  return {
    possible,
    dated: isMisdated ? possible.filter((one) => !isMoved(one)) : possible,
    isContradicted: over.length > MOST_MOVED ? isContradicted : null,
  };
}

function isEarly({ status, kickOff }: ProvidedFixture, now: number): boolean {
  return (isPlayed(status) && kickOff > now) || (isInPlay(status) && kickOff > now + EARLY_MS);
}

/** Over, and not by a decision alone. */
export function isPlayed(status: string): boolean {
  return isFinished(status) && !isAwarded(status);
}
