import { sql } from "drizzle-orm";
import type { Queryable } from "../db/database.ts";
import type { FootballProvider, ProvidedFixture } from "./provider.ts";

/**
 * Takes over fixtures and their scores. The same again changes nothing.
 *
 * @returns how many fixtures were new or changed.
 */
export async function ingestFixtures(
  db: Queryable,
  provider: FootballProvider["name"],
  fixtures: readonly ProvidedFixture[],
  now: number,
): Promise<number> {
  const given = JSON.stringify(fixtures.map((one) => ({ ...one, kickOff: new Date(one.kickOff) })));
  const { rowCount } = await db.execute(sql`
    insert into fixture (provider, key, league_id, season, round, home_club_id, away_club_id, kick_off, status,
                         elapsed, home_goals, away_goals, updated_at)
    select ${provider}, given.key, given."leagueId", given.season, given.round, home.id, away.id, given."kickOff",
           given.status, given.elapsed, given."homeGoals", given."awayGoals", ${new Date(now)}
      from jsonb_to_recordset(${given}::jsonb)
        as given(key text, "leagueId" text, season smallint, round smallint, "homeClubKey" text, "awayClubKey" text,
                 "kickOff" timestamptz, status text, elapsed smallint, "homeGoals" smallint, "awayGoals" smallint)
      join club home on home.provider = ${provider} and home.key = given."homeClubKey"
      join club away on away.provider = ${provider} and away.key = given."awayClubKey"
    on conflict on constraint fixture_provider_key do update
      set round = excluded.round, kick_off = excluded.kick_off, status = excluded.status, elapsed = excluded.elapsed,
          home_goals = excluded.home_goals, away_goals = excluded.away_goals, updated_at = excluded.updated_at
      where (fixture.round, fixture.kick_off, fixture.status, fixture.elapsed, fixture.home_goals, fixture.away_goals)
        is distinct from (excluded.round, excluded.kick_off, excluded.status, excluded.elapsed, excluded.home_goals,
             excluded.away_goals)`);
  return rowCount ?? 0;
}
