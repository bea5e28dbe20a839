import { sql } from "drizzle-orm";
import type { ResponseOf } from "#contract/endpoint.ts";
import type { listGameweekFixtures } from "#contract/football/football.ts";
import { currentGameweek, type NumberedFixture } from "#game/football/current-gameweek.ts";
import { isCalledOff, isFinished, isInPlay } from "#game/football/fixture-status.ts";
import type { InstantText } from "#server/platform/db/columns.ts";
import type { Queryable } from "#server/platform/db/database.ts";
import type { FootballProvider } from "#server/football/provider.ts";

type GameweekFixture = ResponseOf<typeof listGameweekFixtures>[number];

type Row = Omit<GameweekFixture, "status" | "kickoffTime"> & { status: string; kickOff: InstantText };

/** The fixtures of the Premier League's current gameweek. Served by fixture_round_idx. */
export async function loadGameweek(
  db: Queryable,
  provider: FootballProvider["name"],
  now: number,
): Promise<GameweekFixture[]> {
  const current = currentGameweek(await loadKickOffs(db, provider, now), now);
  if (current === null) return [];
  const { rows } = await db.execute<Row>(sql`
    select f.id, home.name as "homeTeamName", away.name as "awayTeamName", f.status, f.home_goals as "homeScore",
           f.away_goals as "awayScore", f.kick_off as "kickOff"
      from fixture f
      join club home on home.id = f.home_club_id
      join club away on away.id = f.away_club_id
     where f.provider = ${provider} and f.league_id = 'premier-league'
       and f.season = ${current.season} and f.round = ${current.round}
     order by f.kick_off, f.id`);
  return rows.map(({ status, kickOff, ...row }) => ({
    ...row,
    status: toState(status),
    kickoffTime: new Date(kickOff).toISOString(),
  }));
}

/** The kick-offs of the season at hand, and of the one that follows if it's known. */
async function loadKickOffs(
  db: Queryable,
  provider: FootballProvider["name"],
  now: number,
): Promise<NumberedFixture[]> {
  const at = new Date(now);
  const isOurs = sql`provider = ${provider} and league_id = 'premier-league'`;
  const { rows } = await db.execute<Omit<NumberedFixture, "kickOff"> & { kickOff: InstantText }>(sql`
    select season, round, kick_off as "kickOff"
      from fixture
     where ${isOurs} and season in (
       select max(season) from fixture where ${isOurs} and kick_off <= ${at}
       union
       select min(season) from fixture where ${isOurs} and kick_off > ${at})`);
  return rows.map((row) => ({ ...row, kickOff: Date.parse(row.kickOff) }));
}

function toState(status: string): GameweekFixture["status"] {
  if (isInPlay(status)) return "live";
  if (isFinished(status)) return "finished";
  return isCalledOff(status) ? "postponed" : "scheduled";
}
