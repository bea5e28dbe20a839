import { type SQL, sql } from "drizzle-orm";
import { finishedStatuses, inPlayStatuses } from "#game/football/fixture-status.ts";
import type { Queryable } from "#server/platform/db/database.ts";
import type { FootballProvider, ProvidedFixture } from "./provider.ts";

/** The scoreboard of a match that was just begun is no further ahead of the time since its kick-off, in minutes. */
const SCOREBOARD_AHEAD = 5;

/**
 * Stores fixtures and their scores. Unchanged ones aren't written. If the status, the score or the home side changes,
 * the old details no longer apply: without their hash they're requested again, however long ago the fixture was played.
 *
 * @returns the ids of new or changed fixtures.
 */
export async function ingestFixtures(
  db: Queryable,
  provider: FootballProvider["name"],
  fixtures: readonly ProvidedFixture[],
  now: number,
): Promise<readonly number[]> {
  if (fixtures.length === 0) return [];
  const given = JSON.stringify(fixtures.map((one) => ({ ...one, kickOff: new Date(one.kickOff) })));
  const { rows } = await db.execute<{ id: number }>(sql`
    insert into fixture (provider, key, league_id, season, round, home_club_id, away_club_id, kick_off, status,
                         elapsed, home_goals, away_goals, updated_at)
    select ${provider}, given.key, given."leagueId", given.season, given.round, home.id, away.id, "kickOff",
           given.status, given.elapsed, "homeGoals", "awayGoals", ${new Date(now)}
      from jsonb_to_recordset(${given}::jsonb)
        as given(key text, "leagueId" text, season smallint, round smallint, "homeClubKey" text, "awayClubKey" text,
                 "kickOff" timestamptz, status text, elapsed smallint, "homeGoals" smallint, "awayGoals" smallint)
      join club home on home.provider = ${provider} and home.key = given."homeClubKey"
      join club away on away.provider = ${provider} and away.key = given."awayClubKey"
      left join fixture old on old.provider = ${provider} and old.key = given.key
     where old.id is null
        or (old.season, old.round, old.home_club_id, old.away_club_id, old.kick_off, old.status, old.elapsed,
            old.home_goals, old.away_goals)
           is distinct from (given.season, given.round, home.id, away.id, "kickOff", given.status, given.elapsed,
                             "homeGoals", "awayGoals")
    on conflict on constraint fixture_provider_key do update
      set season = excluded.season, round = excluded.round, home_club_id = excluded.home_club_id,
          away_club_id = excluded.away_club_id, kick_off = excluded.kick_off, status = excluded.status,
          elapsed = excluded.elapsed, home_goals = excluded.home_goals, away_goals = excluded.away_goals,
          updated_at = excluded.updated_at, began_at = ${beganAt(now)},
          details_hash = case when (fixture.status, fixture.home_club_id, fixture.home_goals, fixture.away_goals)
              is not distinct from (excluded.status, excluded.home_club_id, excluded.home_goals, excluded.away_goals)
            then fixture.details_hash end
    returning id`);
  return rows.map(({ id }) => id);
}

/**
 * Under which kick-off a match began (docs/rules.md#stopped-matches): the first one, if it had begun and then has a later
 * one or no longer counts as in play. If its scoreboard starts again at the new kick-off, it's played from the beginning.
 */
function beganAt(now: number): SQL {
  const begun = sql.param([...inPlayStatuses, "ABD"]);
  const goingOn = sql.param([...inPlayStatuses, ...finishedStatuses]);
  return sql`case
    when excluded.status = '1H'
     and excluded.kick_off + make_interval(mins => excluded.elapsed - ${SCOREBOARD_AHEAD}) <= ${new Date(now)} then null
    when fixture.status = any(${begun}::text[])
     and (excluded.kick_off > fixture.kick_off or excluded.status <> all(${goingOn}::text[]))
    then coalesce(fixture.began_at, fixture.kick_off)
    else fixture.began_at end`;
}
