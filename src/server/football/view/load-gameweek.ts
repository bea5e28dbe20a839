import { sql } from "drizzle-orm";
import type { ResponseOf } from "#contract/endpoint.ts";
import type { listGameweekFixtures } from "#contract/football/football.ts";
import { isCalledOff, isFinished, isInPlay } from "#game/football/fixture-status.ts";
import type { InstantText } from "#server/platform/db/columns.ts";
import type { Queryable } from "#server/platform/db/database.ts";
import type { FootballProvider } from "#server/football/provider.ts";

type GameweekFixture = ResponseOf<typeof listGameweekFixtures>[number];

type Row = Omit<GameweekFixture, "status" | "kickoffTime"> & { status: string; kickOff: InstantText };

/**
 * The fixtures of the Premier League's current gameweek: the one whose last fixture is next or in play, or the season's
 * last. A fixture moved to another week keeps its gameweek's number, so only those up to a few days after the bulk of
 * the gameweek date it; a gameweek can be played on two weekends. Served by fixture_round_idx.
 */
export async function loadGameweek(
  db: Queryable,
  provider: FootballProvider["name"],
  now: number,
): Promise<GameweekFixture[]> {
  const { rows } = await db.execute<Row>(sql`
    with bulks as (
      select season, round, percentile_disc(0.8) within group (order by kick_off) as played_by
        from fixture
       where provider = ${provider} and league_id = 'premier-league'
       group by season, round),
    rounds as (
      select season, round, max(kick_off) as last_kick_off
        from fixture
        join bulks using (season, round)
       where provider = ${provider} and league_id = 'premier-league' and kick_off < played_by + interval '4 days'
       group by season, round),
    current as (
      select season, round
        from rounds
       order by (last_kick_off + interval '3 hours' < ${new Date(now)}),
                abs(extract(epoch from last_kick_off - ${new Date(now)}::timestamptz))
       limit 1)
    select f.id, home.name as "homeTeamName", away.name as "awayTeamName", f.status, f.home_goals as "homeScore",
           f.away_goals as "awayScore", f.kick_off as "kickOff"
      from fixture f
      join current on current.season = f.season and current.round = f.round
      join club home on home.id = f.home_club_id
      join club away on away.id = f.away_club_id
     where f.provider = ${provider} and f.league_id = 'premier-league'
     order by f.kick_off, f.id`);
  return rows.map(({ status, kickOff, ...row }) => ({
    ...row,
    status: toState(status),
    kickoffTime: new Date(kickOff).toISOString(),
  }));
}

function toState(status: string): GameweekFixture["status"] {
  if (isInPlay(status)) return "live";
  if (isFinished(status)) return "finished";
  return isCalledOff(status) ? "postponed" : "scheduled";
}
