import { sql } from "drizzle-orm";
import type { Queryable } from "#server/platform/db/database.ts";
import type { Side } from "#game/side.ts";

/** The side that a player was on in a fixture; null: neither is known to be his. */
type Sides = (fixtureId: number, playerId: number) => Side | null;

/**
 * The sides of everyone who has figures in these fixtures, or only of these players. Where no side is stored, the
 * line-up tells it, and else the club of the season, unless the player was with another one too: then nobody knows
 * which came first. Served by performance_once and performance_player_id_idx.
 */
export async function loadSides(
  db: Queryable,
  fixtureIds: readonly number[],
  playerIds: readonly number[] | null = null,
): Promise<Sides> {
  if (fixtureIds.length === 0) return () => null;
  const isAsked =
    playerIds === null ? sql`true` : sql`p.player_id = any(${sql.param([...playerIds])}::integer[])`;
  const { rows } = await db.execute<{ fixtureId: number; playerId: number; side: Side | null }>(sql`
    select p.fixture_id as "fixtureId", p.player_id as "playerId",
           coalesce(
             p.side,
             (select l.side from line_up l
               where l.fixture_id = f.id
                 and (p.player_id = any(l.starter_ids) or p.player_id = any(l.bench_ids))
               limit 1),
             case when not exists (
               select from performance other join fixture played on played.id = other.fixture_id
                where other.player_id = p.player_id and played.season = f.season
                  and mine.club_id not in (played.home_club_id, played.away_club_id))
             then case mine.club_id when f.home_club_id then 'home' when f.away_club_id then 'away' end end) as side
      from performance p
      join fixture f on f.id = p.fixture_id
      join player on player.id = p.player_id
      left join player_season of_season on of_season.player_id = player.id and of_season.season = f.season
      cross join lateral (select coalesce(of_season.club_id, player.club_id) as club_id) as mine
     where f.id = any(${sql.param([...fixtureIds])}::integer[]) and ${isAsked}`);
  const sides = new Map(rows.map(({ fixtureId, playerId, side }) => [`${fixtureId} ${playerId}`, side]));
  return (fixtureId, playerId) => sides.get(`${fixtureId} ${playerId}`) ?? null;
}
