import { sql } from "drizzle-orm";
import type { RankingRow } from "#contract/match/ladder.ts";
import { LEADERBOARD_ROWS } from "#contract/leaderboard.ts";
import { seasonOf } from "#game/leaderboard/season.ts";
import { tournamentMonthOf } from "#game/tournament/month.ts";
import type { Queryable } from "#server/platform/db/database.ts";
import { namesOfU } from "#server/account/name-columns.ts";
import { ALL_TIME } from "#server/match/ladder/move-on-ladders.ts";
import { retryIfTableGone } from "#server/platform/standings/read-table.ts";
import { loadSettledMonths, monthPoints, requireMonths, seasonSums } from "./settled-months.ts";

type Row = Omit<RankingRow, "username" | "firstName" | "lastName"> & {
  username: string | null;
  there: number;
};

/**
 * The top of the match game with what the home preview shows (spec §3, Leaderboard entry). Served by
 * ladder_standing_order_idx; what is added to a line is looked up for the twenty lines alone.
 */
export async function loadRankings(db: Queryable, now: number): Promise<RankingRow[]> {
  const season = seasonOf(now);
  const month = tournamentMonthOf(now).key;
  return retryIfTableGone(async () => {
    const months = await loadSettledMonths(db, season);
    const { rows } = await db.execute<Row>(sql`
      with top as (
        select user_id, points from ladder_standing
         where period = ${ALL_TIME}
         order by points desc, user_id
         limit ${LEADERBOARD_ROWS})
      select u.id, (rank() over (order by top.points desc))::integer as position, ${namesOfU}, top.points,
             u.total_matches as "totalMatches", u.total_wins as "totalWins",
             ${seasonSums(months, season)}, ${monthPoints(months, month)}
        from top join "user" u on u.id = top.user_id
       order by position, u.id`);
    requireMonths(rows, months);
    return rows.flatMap(toRankingRow);
  });
}

/** A manager without a username is in no list. Their other names stay private. */
function toRankingRow({ there: _, username, ...row }: Row): RankingRow[] {
  return username === null ? [] : [{ ...row, username, firstName: null, lastName: null }];
}
