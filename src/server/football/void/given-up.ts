import { sql } from "drizzle-orm";
import {
  calledOffStatuses,
  finishedStatuses,
  inPlayStatuses,
  isCalledOff,
  isFinished,
  isInPlay,
} from "#game/football/fixture-status.ts";
import { seasonOf } from "#game/leaderboard/season.ts";
import { DAY_MS } from "#game/milliseconds.ts";
import type { Queryable } from "#server/platform/db/database.ts";
import type { FootballProvider, ProvidedFixture } from "#server/football/provider.ts";

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

/**
 * Fixtures that nobody follows any more count as called off three days after kick-off (docs/decisions/0031): those of a
 * provider that was replaced while they were in play, and those of a season that ended while Panna was off. An imported
 * file stays, so its fixtures wait for their results in any season. Reads all past fixtures, a few thousand.
 *
 * @returns their ids.
 */
export async function giveUpUnfollowed(
  db: Queryable,
  provider: FootballProvider["name"],
  now: number,
): Promise<readonly number[]> {
  const ended = [...finishedStatuses, ...calledOffStatuses];
  const { rows } = await db.execute<{ id: number }>(sql`
    update fixture
       set status = case when status = any(${sql.param([...inPlayStatuses])}::text[]) then 'ABD' else 'PST' end,
           updated_at = ${new Date(now)}
     where kick_off <= ${new Date(now - GIVEN_UP_AFTER_MS)}
       and status <> all(${sql.param(ended)}::text[])
       and (provider <> ${provider} or (provider <> 'import' and season < ${seasonOf(now).startYear}))
    returning id`);
  return rows.map(({ id }) => id);
}
