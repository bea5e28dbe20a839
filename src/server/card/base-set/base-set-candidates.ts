import { sql } from "drizzle-orm";
import { BASE_OVERALL_MAX, BASE_OVERALL_MIN, type BaseSetCandidate } from "#game/card/base-set.ts";
import type { Queryable } from "#server/platform/db/database.ts";

export type Candidate = BaseSetCandidate & { readonly playerName: string; readonly club: string };

/** How far back minutes on the pitch count, and how many players a club gives for each position. */
const LATELY = "60 days";
const A_CLUB_AND_POSITION = 2;

/**
 * Whom a base set may be drawn from: Premier League players of the set's overalls, and of each club and position those
 * who played the most of late. A first five of players who never come on would show nobody how points are made.
 * Served by fixture_kick_off_idx and performance_once; before the first fixture every player has played as much.
 */
export async function loadBaseSetCandidates(
  db: Queryable,
  provider: string,
  now: Date,
): Promise<Candidate[]> {
  const { rows } = await db.execute<Candidate & Record<string, unknown>>(sql`
    with played as (
      select p.player_id, sum(p.minutes) as minutes
        from fixture f
        join performance p on p.fixture_id = f.id
       where f.kick_off >= ${now}::timestamptz - ${LATELY}::interval and f.kick_off <= ${now}
       group by p.player_id),
    ranked as (
      select player.id as "playerId", player.name as "playerName", player.position, player.overall,
             club.id as "clubId", club.name as club,
             row_number() over (partition by club.id, player.position
                                order by coalesce(played.minutes, 0) desc, player.id) as place
        from player
        join club on club.id = player.club_id
        left join played on played.player_id = player.id
       where player.provider = ${provider} and club.league_id = 'premier-league'
         and player.overall between ${BASE_OVERALL_MIN} and ${BASE_OVERALL_MAX})
    select "playerId", "playerName", position, overall, "clubId", club
      from ranked
     where place <= ${A_CLUB_AND_POSITION}
     order by "playerId"`);
  return rows;
}
