import { sql } from "drizzle-orm";
import { calledOffStatuses, finishedStatuses, playedStatuses } from "#game/football/fixture-status.ts";
import type { Queryable } from "#server/platform/db/database.ts";
import { countsInItsTerm } from "#server/football/terms.ts";

const listed = (statuses: readonly string[]) =>
  sql.join(
    statuses.map((status) => sql`${status}`),
    sql`, `,
  );

/**
 * Whether every fixture that kicked off in a month is over, with what its players did, as far as it is known here: an
 * installation that was off, or whose provider was away, does not know the end of a month when the month ends. Served
 * by fixture_kick_off_idx.
 *
 * @param month its first instant and that of the next one, epoch milliseconds
 */
export async function isMonthKnown(
  db: Queryable,
  { from, to }: { readonly from: number; readonly to: number },
): Promise<boolean> {
  const { rows } = await db.execute<{ known: boolean }>(sql`
    select not exists (
      select from fixture
       where kick_off >= ${new Date(from)} and kick_off < ${new Date(to)} and ${countsInItsTerm(sql`fixture`)}
         and (status not in (${listed([...finishedStatuses, ...calledOffStatuses])})
              or (status in (${listed(playedStatuses)}) and details_hash is null))) as known`);
  return rows[0]?.known ?? false;
}
