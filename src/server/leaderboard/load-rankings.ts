import { sql } from "drizzle-orm";
import type { RankingRow } from "#contract/match/ladder.ts";
import { LEADERBOARD_ROWS } from "#contract/leaderboard.ts";
import { displayName } from "#game/account/display-name.ts";
import { seasonOf } from "#game/leaderboard/season.ts";
import { tournamentMonthOf } from "#game/tournament/month.ts";
import type { Queryable } from "../db/database.ts";
import { ALL_TIME } from "./move-on-ladders.ts";

type Row = Omit<RankingRow, "username"> & { username: string | null; email: string };

/**
 * The top of the match game with what the home preview shows (spec §3, Leaderboard entry). Served by
 * ladder_standing_order_idx; what is added to a line is looked up for the twenty lines alone.
 */
export async function loadRankings(db: Queryable, now: number): Promise<RankingRow[]> {
  const season = seasonOf(now);
  const month = tournamentMonthOf(now).key;
  const { rows } = await db.execute<Row>(sql`
    with top as (
      select user_id, points from ladder_standing
       where period = ${ALL_TIME}
       order by points desc, user_id
       limit ${LEADERBOARD_ROWS})
    select u.id, (rank() over (order by top.points desc))::integer as position, u.username,
           u.first_name as "firstName", u.last_name as "lastName", u.email, top.points,
           u.total_matches as "totalMatches", u.total_wins as "totalWins",
           sums.entered as "tournamentsEntered", sums.month_points as "totalMonthlyPoints",
           sums.points as "totalSeasonPoints"
      from top
      join "user" u on u.id = top.user_id
      cross join lateral (
        select count(*)::integer as entered, coalesce(sum(s.points), 0)::integer as points,
               coalesce(sum(s.points) filter (where t.month = ${month}), 0)::integer as month_points
          from tournament_entry mine
          join tournament t on t.id = mine.tournament_id
          left join lateral standing_of(t.settlement_id, mine.id) s on true
         where mine.user_id = u.id and t.starts_at >= ${new Date(season.startsAt)}
           and t.starts_at < ${new Date(season.endsAt)}) as sums
     order by top.points desc, top.user_id`);
  return rows.map(toRankingRow);
}

function toRankingRow({ email, ...row }: Row): RankingRow {
  const { username, firstName, lastName } = row;
  const isNamed = username !== null;
  return {
    ...row,
    username: displayName({ username, firstName, lastName, email }),
    firstName: isNamed ? null : firstName,
    lastName: isNamed ? null : lastName,
  };
}
