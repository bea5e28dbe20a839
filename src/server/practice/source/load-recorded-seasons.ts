import { sql } from "drizzle-orm";
import { awardedStatuses, calledOffStatuses, playedStatuses } from "#game/football/fixture-status.ts";
import type { Queryable } from "#server/platform/db/database.ts";
import { countsInItsTerm } from "#server/football/terms.ts";

/** A season whose fixtures are stored and all over. */
interface RecordedSeason {
  readonly leagueId: string;
  readonly season: number;
}

/** The stored seasons that are over, with the details of every fixture that was played. */
export async function loadRecordedSeasons(db: Queryable): Promise<RecordedSeason[]> {
  const played = sql.param([...playedStatuses]);
  const decided = sql.param([...awardedStatuses, ...calledOffStatuses]);
  const { rows } = await db.execute<{ leagueId: string; season: number }>(sql`
    select f.league_id as "leagueId", f.season
      from fixture f
     where ${countsInItsTerm(sql`f`)}
     group by f.league_id, f.season
    having bool_and(case when f.status = any(${played}::text[]) then f.details_hash is not null
                         else f.status = any(${decided}::text[]) end)
       and bool_or(f.status = 'FT')
     order by f.season desc, f.league_id`);
  return rows;
}
