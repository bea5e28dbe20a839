import { type SQL, sql } from "drizzle-orm";
import type { LineUpPlace } from "#contract/football/line-up.ts";
import type { Queryable } from "#server/platform/db/database.ts";

/**
 * The place (`LineUpPlace`) of a player in a fixture, both by their names in the query; null: not known. A player is
 * absent only if the provider names the bench as well, and knows this player. Served by line_up_once.
 */
export function placeInLineUp(player: SQL, fixture: SQL): SQL {
  return sql`
    (select case when ${player}.id = any(l.starter_ids) then 'starter'
                 when ${player}.id = any(l.bench_ids) then 'bench'
                 when l.bench_ids is not null and ${player}.provider = ${fixture}.provider then 'absent' end
       from line_up l
      where l.fixture_id = ${fixture}.id
        and l.side = case ${player}.club_id when ${fixture}.home_club_id then 'home'
                                            when ${fixture}.away_club_id then 'away' end)`;
}

/** The places of players in the first of these fixtures that isn't over and has their club's line-up, by player. */
export async function loadPlacesIn(
  db: Queryable,
  fixtureIds: readonly number[],
  playerIds: readonly number[],
): Promise<ReadonlyMap<number, LineUpPlace>> {
  if (fixtureIds.length === 0 || playerIds.length === 0) return new Map();
  const { rows } = await db.execute<{ playerId: number; place: LineUpPlace }>(sql`
    select distinct on (p.id) p.id as "playerId", ${placeInLineUp(sql`p`, sql`f`)} as place
      from player p
      join fixture f on f.id = any(${sql.param([...fixtureIds])}::integer[])
                    and p.club_id in (f.home_club_id, f.away_club_id)
     where p.id = any(${sql.param([...playerIds])}::integer[]) and not f.is_final
       and ${placeInLineUp(sql`p`, sql`f`)} is not null
     order by p.id, f.kick_off`);
  return new Map(rows.map(({ playerId, place }) => [playerId, place]));
}
