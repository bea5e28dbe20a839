import { sql } from "drizzle-orm";
import type { PlayedGame } from "#contract/football/player-page.ts";
import { inPlayStatuses, playedStatuses } from "#game/football/fixture-status.ts";
import { gamesOfPlayer } from "#game/football/form/games-of-player.ts";
import type { Performance } from "#game/football/performance.ts";
import { pointsRulesOf, scorePerformance } from "#game/football/points.ts";
import type { Position } from "#game/card/position.ts";
import type { Season } from "#game/leaderboard/season.ts";
import { figuresOfP } from "#server/football/figure-columns.ts";
import { countsInItsTerm } from "#server/football/terms.ts";
import type { InstantText } from "#server/platform/db/columns.ts";
import type { Queryable } from "#server/platform/db/database.ts";

/** A fixture of the season with what the player did in it; no figures: he was not in the squad. */
export interface Game extends PlayedGame {
  readonly figures: Performance | null;
}

interface Asked {
  readonly playerId: number;
  readonly clubId: number | null;
  readonly position: Position;
  readonly season: Season;
}

type Row = Performance & {
  fixtureId: number;
  round: number;
  season: number;
  kickOff: InstantText;
  home: string;
  away: string;
  homeGoals: number | null;
  awayGoals: number | null;
  hasFigures: boolean;
  isOfClub: boolean;
};

/** Nobody misses a match that was awarded. */
const begunStatuses = [...playedStatuses, ...inPlayStatuses];

/**
 * The player's games of this season by kick-off: what the club has played, without what he missed before he joined it,
 * and what he played for another one. Served by fixture_kick_off_idx and performance_player_id_idx.
 */
export async function loadGames(
  db: Queryable,
  { playerId, clubId, position, season }: Asked,
): Promise<Game[]> {
  const { rows } = await db.execute<Row & Record<string, unknown>>(sql`
    select f.id as "fixtureId", f.round, f.season, f.kick_off as "kickOff", home.code as home, away.code as away,
           f.home_goals as "homeGoals", f.away_goals as "awayGoals", p.player_id is not null as "hasFigures",
           coalesce(${clubId}::integer in (f.home_club_id, f.away_club_id), false) as "isOfClub",
           ${figuresOfP}
      from fixture f
      join club home on home.id = f.home_club_id
      join club away on away.id = f.away_club_id
      left join performance p on p.fixture_id = f.id and p.player_id = ${playerId}
     where f.kick_off >= ${new Date(season.startsAt)} and f.kick_off < ${new Date(season.endsAt)}
       and f.status = any(${sql.param(begunStatuses)}::text[]) and ${countsInItsTerm(sql`f`)}
       and (p.player_id is not null or ${clubId}::integer in (f.home_club_id, f.away_club_id))
     order by f.kick_off, f.id`);
  const fixtures = rows.map((row) => ({
    id: row.fixtureId,
    round: row.round,
    kickOff: Date.parse(row.kickOff),
    row,
  }));
  const withFigures = new Set(rows.flatMap(({ fixtureId, hasFigures }) => (hasFigures ? [fixtureId] : [])));
  const games = gamesOfPlayer({
    ofClub: fixtures.filter(({ row }) => row.isOfClub),
    elsewhere: fixtures.filter(({ row }) => !row.isOfClub),
    hasFigures: (fixtureId) => withFigures.has(fixtureId),
  });
  return games.map(({ row }) => toGame(row, position));
}

function toGame(row: Row, position: Position): Game {
  const { fixtureId, round, season, kickOff, home, away, homeGoals, awayGoals, ...did } = row;
  const { hasFigures, isOfClub: _, ...figures } = did;
  const { points, lines } = hasFigures
    ? scorePerformance(figures, position, season)
    : { points: 0, lines: [] };
  return {
    fixtureId,
    round,
    title: `${home} ${homeGoals ?? 0}–${awayGoals ?? 0} ${away}`,
    kickOff: new Date(kickOff).toISOString(),
    minutes: figures.minutes ?? 0,
    points,
    rules: pointsRulesOf(season).name,
    lines: [...lines],
    figures: hasFigures ? figures : null,
  };
}
