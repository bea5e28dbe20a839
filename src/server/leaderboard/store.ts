import { sql } from "drizzle-orm";
import { LEADERBOARD_ROWS, type LeaderboardRow } from "#contract/leaderboard.ts";
import { displayName } from "#game/account/display-name.ts";
import type { Season } from "#game/leaderboard/season.ts";
import { tieBreaks } from "#game/tournament/standing.ts";
import type { Queryable } from "../db/database.ts";

type Row = {
  id: string;
  position: number;
  username: string | null;
  firstName: string | null;
  lastName: string | null;
  email: string;
  tournamentsEntered: number;
  totalMonthlyPoints: number;
  totalSeasonPoints: number;
  decidedBy: number | null;
};

/**
 * The top of a month's tournament as it was last settled. Served by tournament_one_per_month and
 * standing_position_idx; what is added to a line is looked up for the twenty lines alone.
 */
export async function loadMonthTop(db: Queryable, month: string, season: Season): Promise<LeaderboardRow[]> {
  const { rows } = await db.execute<Row>(sql`
    with top as (
      select s.entry_id, s.position, s.points, s.decided_by
        from tournament t
        join standing s on s.settlement_id = t.settlement_id
       where t.month = ${month}
       order by s.position, s.entry_id
       limit ${LEADERBOARD_ROWS})
    select u.id, top.position, u.username, u.first_name as "firstName", u.last_name as "lastName", u.email,
           sums.entered as "tournamentsEntered", top.points as "totalMonthlyPoints",
           sums.points as "totalSeasonPoints", top.decided_by as "decidedBy"
      from top
      join tournament_entry e on e.id = top.entry_id
      join "user" u on u.id = e.user_id
      cross join lateral (
        select count(*)::integer as entered, coalesce(sum(s.points), 0)::integer as points
          from tournament_entry mine
          join tournament t on t.id = mine.tournament_id
          left join standing s on s.settlement_id = t.settlement_id and s.entry_id = mine.id
         where mine.user_id = u.id and t.starts_at >= ${new Date(season.startsAt)}
           and t.starts_at < ${new Date(season.endsAt)}) as sums
     order by top.position, top.entry_id`);
  return rows.map(toLeaderboardRow);
}

/** The top of a season as the sum of its tournaments; equal sums share a position. */
export async function loadSeasonTop(db: Queryable, month: string, season: Season): Promise<LeaderboardRow[]> {
  const { rows } = await db.execute<Row>(sql`
    with sums as (
      select e.user_id, count(*)::integer as entered, sum(s.points)::integer as points,
             coalesce(sum(s.points) filter (where t.month = ${month}), 0)::integer as month_points
        from tournament t
        join standing s on s.settlement_id = t.settlement_id
        join tournament_entry e on e.id = s.entry_id
       where t.starts_at >= ${new Date(season.startsAt)} and t.starts_at < ${new Date(season.endsAt)}
       group by e.user_id)
    select u.id, (rank() over (order by sums.points desc))::integer as position, u.username,
           u.first_name as "firstName", u.last_name as "lastName", u.email, sums.entered as "tournamentsEntered",
           sums.month_points as "totalMonthlyPoints", sums.points as "totalSeasonPoints",
           null as "decidedBy"
      from sums
      join "user" u on u.id = sums.user_id
     order by sums.points desc, u.created_at, u.id
     limit ${LEADERBOARD_ROWS}`);
  return rows.map(toLeaderboardRow);
}

function toLeaderboardRow({ firstName, lastName, email, decidedBy, ...row }: Row): LeaderboardRow {
  const { username } = row;
  return {
    ...row,
    username: displayName({ username, firstName, lastName, email }),
    decidedBy: tieBreaks[decidedBy ?? -1] ?? null,
  };
}
