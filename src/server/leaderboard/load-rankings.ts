import { sql } from "drizzle-orm";
import type { RankingRow } from "#contract/match/ladder.ts";
import { LEADERBOARD_ROWS } from "#contract/leaderboard.ts";
import { displayName } from "#game/account/display-name.ts";
import { seasonOf } from "#game/leaderboard/season.ts";
import { tournamentMonthOf } from "#game/tournament/month.ts";
import type { Queryable } from "#server/platform/db/database.ts";
import { preparedOnce } from "#server/platform/db/prepared-once.ts";
import { ALL_TIME } from "#server/match/ladder/move-on-ladders.ts";

type Row = Omit<RankingRow, "username"> & { username: string | null; email: string };

/** The top of the match game with what the home preview shows (spec §3, Leaderboard entry). */
export async function loadRankings(db: Queryable, now: number): Promise<RankingRow[]> {
  const season = seasonOf(now);
  const rows: Row[] = await rankingsOf(db).execute({
    month: tournamentMonthOf(now).key,
    from: new Date(season.startsAt),
    to: new Date(season.endsAt),
  });
  return rows.map(toRankingRow);
}

/**
 * Served by ladder_standing_order_idx; what is added to a line is looked up for the twenty lines alone. Every home screen
 * asks it, and to plan it takes ten times as long as to answer it.
 */
const rankingsOf = preparedOnce((db) =>
  db
    .select({
      id: sql<string>`r.id`,
      position: sql<number>`r.position`,
      username: sql<string | null>`r.username`,
      firstName: sql<string | null>`r.first_name`,
      lastName: sql<string | null>`r.last_name`,
      email: sql<string>`r.email`,
      points: sql<number>`r.points`,
      totalMatches: sql<number>`r.total_matches`,
      totalWins: sql<number>`r.total_wins`,
      tournamentsEntered: sql<number>`r.entered`,
      totalMonthlyPoints: sql<number>`r.month_points`,
      totalSeasonPoints: sql<number>`r.season_points`,
    })
    .from(topWithSums)
    .orderBy(sql`r.position, r.id`)
    .prepare("rankings"),
);

const topWithSums = sql`(
  with top as (
    select user_id, points from ladder_standing
     where period = ${ALL_TIME}
     order by points desc, user_id
     limit ${LEADERBOARD_ROWS})
  select u.id, (rank() over (order by top.points desc))::integer as position, u.username, u.first_name, u.last_name,
         u.email, top.points, u.total_matches, u.total_wins, sums.*
    from top
    join "user" u on u.id = top.user_id
    cross join lateral (
      select count(*)::integer as entered, coalesce(sum(s.points), 0)::integer as season_points,
             coalesce(sum(s.points) filter (where t.month = ${sql.placeholder("month")}), 0)::integer as month_points
        from tournament_entry mine
        join tournament t on t.id = mine.tournament_id
        left join lateral standing_of(t.settlement_id, mine.id) s on true
       where mine.user_id = u.id and t.starts_at >= ${sql.placeholder("from")}
         and t.starts_at < ${sql.placeholder("to")}) as sums) as r`;

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
