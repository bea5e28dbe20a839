import { sql } from "drizzle-orm";
import type { PlayerPage } from "#contract/football/player-page.ts";
import { seasonOf } from "#game/leaderboard/season.ts";
import { MINUTE_MS } from "#game/milliseconds.ts";
import type { Deps } from "#server/deps.ts";
import { remembered } from "#server/platform/batching/remembered.ts";
import type { Queryable } from "#server/platform/db/database.ts";

type Ownership = PlayerPage["ownership"];

/** How many have a player; at most a minute old (docs/decisions/0085-ownership-is-a-minute-old.md). */
export function ownership({ db, clock }: Deps): (playerId: number) => Promise<Ownership> {
  return remembered(clock, MINUTE_MS, (playerId) => loadOwnership(db, playerId, clock.now()));
}

interface Row extends Record<string, unknown> {
  readonly settled: number | null;
  readonly owners: number;
  readonly entries: number;
  readonly squads: Ownership["squads"];
}

/**
 * Entries and squads are read from what settlements have counted. Owners are counted by card_player_id_idx and
 * tournament_entry_one_per_user: the cost grows with the cards of this one player alone.
 */
async function loadOwnership(db: Queryable, playerId: number, now: number): Promise<Ownership> {
  const at = sql`${new Date(now)}::timestamptz`;
  const { rows } = await db.execute<Row>(sql`
    with month as (
      select t.id, t.settlement_id, s.lines
        from tournament t
        left join settlement s on s.id = t.settlement_id
       where t.starts_at <= ${at} and t.ends_at > ${at})
    select (select lines from month) as settled,
           (select count(distinct c.user_id)::integer
              from card c
              join tournament_entry e on e.user_id = c.user_id and e.tournament_id = (select id from month)
             where c.player_id = ${playerId} and c.status = 'approved') as owners,
           coalesce((select entries from pick_share
                      where settlement_id = (select settlement_id from month) and player_id = ${playerId}), 0) as entries,
           (select json_build_object('count', coalesce(o.squads, 0), 'of', r.squads)
              from player p
              join club on club.id = p.club_id
              join fantasy_league l on l.league_id = club.league_id and l.season = ${seasonOf(now).startYear}
              join fantasy_round r on r.league_id = l.id and r.deadline <= ${at}
              left join fantasy_ownership o on o.round_id = r.id and o.player_id = p.id
             where p.id = ${playerId}
             order by r.deadline desc limit 1) as squads`);
  const [row] = rows;
  const of = row?.settled ?? 0;
  return {
    // Somebody may have entered since the settlement.
    owners: row === undefined || of === 0 ? null : { count: Math.min(row.owners, of), of },
    entries: row === undefined || of === 0 ? null : { count: row.entries, of },
    squads: (row?.squads?.of ?? 0) === 0 ? null : (row?.squads ?? null),
  };
}
