import { sql } from "drizzle-orm";
import { calledOffStatuses, finishedStatuses, inPlayStatuses } from "#game/football/fixture-status.ts";
import { seasonOf } from "#game/leaderboard/season.ts";
import type { Queryable } from "#server/platform/db/database.ts";
import type { FootballProvider } from "#server/football/provider.ts";
import { GIVEN_UP_AFTER_MS } from "./given-up.ts";

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
