import { sql } from "drizzle-orm";
import { positions } from "#game/card/position.ts";
import type { Queryable } from "#server/platform/db/database.ts";
import type { fantasyRound } from "#server/fantasy/table.ts";

/** Gives chips back whose card's club had no fixture in the round after all: its fixture was put off after the deadline. */
export async function returnChips(
  db: Queryable,
  { id, leagueId, round, fixtureCounts }: typeof fantasyRound.$inferSelect,
): Promise<void> {
  const clubIds = Object.keys(fixtureCounts).map(Number);
  await db.execute(sql`
    update fantasy_chip_use u
       set is_returned = true
      from fantasy_locked_squad l
      join player on true
     where u.league_id = ${leagueId} and u.round = ${round} and not u.is_returned
       and l.round_id = ${id} and l.user_id = u.user_id
       and player.id = l.pick_codes[array_position(l.card_ids, u.card_id)] / ${positions.length}
       and (player.club_id is null or player.club_id <> all(${sql.param(clubIds)}::integer[]))`);
}
