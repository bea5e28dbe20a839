import { sql } from "drizzle-orm";
import type { Queryable } from "#server/platform/db/database.ts";
import type { fantasyRound } from "#server/fantasy/table.ts";

/**
 * Gives chips back whose card's club had no fixture in the round after all: its fixture was put off after the deadline.
 * The club is the one at the deadline: a player who moves afterwards played for it, and was doubled.
 */
export async function returnChips(
  db: Queryable,
  { id, leagueId, round, fixtureCounts }: typeof fantasyRound.$inferSelect,
): Promise<void> {
  const clubIds = Object.keys(fixtureCounts).map(Number);
  await db.execute(sql`
    update fantasy_chip_use u
       set is_returned = true
      from fantasy_locked_squad l
     where u.league_id = ${leagueId} and u.round = ${round} and not u.is_returned
       and l.round_id = ${id} and l.user_id = u.user_id
       and (u.club_id is null or u.club_id <> all(${sql.param(clubIds)}::integer[]))`);
}
