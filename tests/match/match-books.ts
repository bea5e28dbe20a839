import { expect } from "vitest";
import type { TestApp } from "#tests/support/test-app.ts";

/**
 * Recounts everything from the matches and compares it with the stored values: records, points, ladders, and the counts
 * behind the ranks.
 */
export async function expectBooksToBalance({ pool }: TestApp): Promise<void> {
  const { rows: records } = await pool.query(`
    with sides as (
      select home_user_id as id, home_score - away_score as margin, home_points_after - home_points_before as won from match
      union all
      select away_user_id, away_score - home_score, away_points_after - away_points_before from match
       where match_type = 'ranked')
    select u.id from "user" u
      left join lateral (
        select count(*) as matches, count(*) filter (where margin > 0) as wins,
               count(*) filter (where margin < 0) as losses, coalesce(sum(won), 0) as won
          from sides where sides.id = u.id) as played on true
     where (u.total_matches, u.total_wins, u.total_losses, u.total_draws, u.points)
       is distinct from (played.matches, played.wins, played.losses,
                         played.matches - played.wins - played.losses, 1000 + played.won)`);
  expect(records).toEqual([]);
  const { rows: places } = await pool.query(`
    select s.user_id from ladder_standing s join "user" u on u.id = s.user_id
     where s.period = 'all' and s.points <> u.points`);
  expect(places).toEqual([]);
  const { rows: counts } = await pool.query(`
    select coalesce(c.period, s.period) as period, coalesce(c.points, s.points) as points
      from (select * from ladder_count where managers <> 0) as c
      full join (select period, points, count(*) as managers from ladder_standing group by 1, 2) as s
        on s.period = c.period and s.points = c.points
     where c.managers is distinct from s.managers`);
  expect(counts).toEqual([]);
}
