import { isCalledOff, isFinished, isInPlay } from "#game/football/fixture-status.ts";
import { DAY_MS } from "#game/milliseconds.ts";
import type { ProvidedFixture } from "#server/football/provider.ts";

/** No match lasts so long: one that isn't over by then was called off, or is no longer listed. */
export const GIVEN_UP_AFTER_MS = 3 * DAY_MS;

/**
 * A fixture that its provider has not ended three days after the kick-off counts as called off: abandoned where it had
 * begun, else postponed. Until there is news, that is: the next answer with an end or another kick-off is taken as it is
 * (docs/decisions/0031). Others are given back unchanged.
 */
export function givenUp(fixture: ProvidedFixture, now: number): ProvidedFixture {
  const { status, kickOff } = fixture;
  if (isFinished(status) || isCalledOff(status) || now < kickOff + GIVEN_UP_AFTER_MS) return fixture;
  return { ...fixture, status: isInPlay(status) ? "ABD" : "PST" };
}
