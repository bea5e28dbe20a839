import { sql } from "drizzle-orm";
import { LEADERBOARD_ROWS, type LeaderboardRow } from "#contract/leaderboard.ts";
import { publicName } from "#game/account/display-name.ts";
import type { Season } from "#game/leaderboard/season.ts";
import { tieBreaks } from "#game/tournament/standing.ts";
import { isShownU, namesOfU } from "#server/account/name-columns.ts";
import type { Queryable } from "#server/platform/db/database.ts";

type Row = {
  id: string;
  position: number;
  username: string | null;
  tournamentsEntered: number;
  totalMonthlyPoints: number;
  totalSeasonPoints: number;
  decidedBy: number | null;
};

/**
 * The top of a month's tournament as it was last settled. Served by tournament_one_per_month and
 * standing_run_block_once; what is added to a line is looked up for the twenty lines alone.
 */
export async function loadMonthTop(db: Queryable, month: string, season: Season): Promise<LeaderboardRow[]> {
  const { rows } = await db.execute<Row>(sql`
    with top as (
      select s.entry_id, s.place, s.position, s.points, s.decided_by
        from tournament t
        cross join lateral standing_lines(t.settlement_id, 1, ${LEADERBOARD_ROWS}) s
       where t.month = ${month})
    select u.id, top.position, ${namesOfU},
           sums.entered as "tournamentsEntered", top.points as "totalMonthlyPoints",
           sums.points as "totalSeasonPoints", top.decided_by as "decidedBy"
      from top
      join tournament_entry e on e.id = top.entry_id
      join "user" u on u.id = e.user_id and ${isShownU}
      cross join lateral (
        select count(*)::integer as entered, coalesce(sum(s.points), 0)::integer as points
          from tournament_entry mine
          join tournament t on t.id = mine.tournament_id
          left join lateral standing_of(t.settlement_id, mine.id) s on true
         where mine.user_id = u.id and t.starts_at >= ${new Date(season.startsAt)}
           and t.starts_at < ${new Date(season.endsAt)}) as sums
     order by top.place`);
  return rows.map(toLeaderboardRow);
}

/** The top of a season as it was last added up. Served by season_standing_place_once. */
export async function loadSeasonTop(db: Queryable, month: string, season: Season): Promise<LeaderboardRow[]> {
  const { rows } = await db.execute<Row>(sql`
    select u.id, top.position, ${namesOfU},
           top.tournaments as "tournamentsEntered", coalesce(mine.points, 0)::integer as "totalMonthlyPoints",
           top.points as "totalSeasonPoints", null as "decidedBy"
      from season
      join season_standing top on top.settlement_id = season.settlement_id
      join "user" u on u.id = top.user_id and ${isShownU}
      left join lateral (
        select s.points
          from tournament t
          join tournament_entry e on e.tournament_id = t.id and e.user_id = u.id
          cross join lateral standing_of(t.settlement_id, e.id) s
         where t.month = ${month}) as mine on true
     where season.start_year = ${season.startYear} and top.place <= ${LEADERBOARD_ROWS}
     order by top.place`);
  return rows.map(toLeaderboardRow);
}

function toLeaderboardRow({ decidedBy, ...row }: Row): LeaderboardRow {
  return {
    ...row,
    username: publicName(row),
    decidedBy: tieBreaks[decidedBy ?? -1] ?? null,
  };
}
