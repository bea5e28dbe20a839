import { isCalledOff, isFinished, isInPlay } from "#game/football/fixture-status.ts";
import { DAY_MS } from "#game/milliseconds.ts";
import type { ProvidedFixture } from "#server/football/provider.ts";

/** No match lasts this long: one that isn't over by then was called off, or is no longer listed. */
export const GIVEN_UP_AFTER_MS = 3 * DAY_MS;

/**
 * A fixture that its provider hasn't ended three days after kick-off counts as called off: abandoned if it had started,
 * else postponed. The next answer with an end or another kick-off replaces that (docs/decisions/0031). Other fixtures
 * are returned unchanged.
 */
export function givenUp(fixture: ProvidedFixture, now: number): ProvidedFixture {
  const { status, kickOff } = fixture;
  if (isFinished(status) || isCalledOff(status) || now < kickOff + GIVEN_UP_AFTER_MS) return fixture;
  return { ...fixture, status: isInPlay(status) ? "ABD" : "PST" };
}
