import { sql, type SQL } from "drizzle-orm";
import { fixturesOfLastRounds, type PlayerForm } from "#game/football/form/player-form.ts";
import { playedStatuses } from "#game/football/fixture-status.ts";
import { seasonOf, seasonStarting } from "#game/leaderboard/season.ts";
import type { Position } from "#game/card/position.ts";
import type { InstantText } from "#server/platform/db/columns.ts";
import type { Queryable } from "#server/platform/db/database.ts";
import { countsInItsTerm } from "#server/football/terms.ts";
import { type FormFixture, type KnownGame, loadFormGames } from "./load-form-games.ts";

/** A player with the facts that cards show. */
export interface KnownPlayer extends PlayerForm {
  readonly playerName: string;
  readonly club: string;
  readonly games: readonly KnownGame[];
}

interface Asked {
  readonly provider: string;
  readonly leagueId: string;
  /** Epoch milliseconds. */
  readonly now: number;
}

interface PlayerRow {
  readonly playerId: number;
  readonly playerName: string;
  readonly clubId: number;
  readonly club: string;
  readonly position: Position;
  readonly overall: number;
  readonly isFit: boolean | null;
}

interface FixtureRow extends FormFixture {
  readonly isFinished: boolean;
}

/** Everyone at a league's clubs with their recent games (docs/rules.md#regulars), in the order of their ids. */
export async function loadPlayerForms(db: Queryable, asked: Asked): Promise<KnownPlayer[]> {
  const season = await loadSeasonFixtures(db, asked);
  const clubIds = new Set(season.flatMap(({ homeClubId, awayClubId }) => [homeClubId, awayClubId]));
  const players = await loadPlayers(db, asked, [...clubIds]);
  const recent = fixturesOfLastRounds(season, ({ isFinished }) => isFinished);
  const before = await loadLastSeason(db, asked);
  const gamesOf = await loadFormGames(db, recent, players);
  return players.map((player) => {
    const fixtures = before.fixtures.get(player.clubId) ?? 0;
    return {
      ...player,
      games: gamesOf(player),
      lastSeason: fixtures === 0 ? null : { minutes: before.minutes.get(player.playerId) ?? 0, fixtures },
    };
  });
}

/**
 * All but those who have left, and those of relegated clubs, which keep their league until they're in another: they had
 * fixtures in an earlier season and have none in this one. Before a season has fixtures, nobody is left out. Served by
 * fixture_round_idx.
 */
async function loadPlayers(
  db: Queryable,
  { provider, leagueId, now }: Asked,
  clubIds: readonly number[],
): Promise<PlayerRow[]> {
  const { rows } = await db.execute<PlayerRow & Record<string, unknown>>(sql`
    with relegated as (
      select home_club_id as id from fixture
       where league_id = ${leagueId} and season < ${seasonOf(now).startYear} and ${clubIds.length > 0}
      except select unnest(${sql.param([...clubIds])}::integer[]))
    select player.id as "playerId", player.name as "playerName", player.position, player.overall,
           player.is_fit as "isFit", club.id as "clubId", club.name as club
      from player
      join club on club.id = player.club_id
     where player.provider = ${provider} and club.league_id = ${leagueId} and not player.has_left
       and club.id not in (select id from relegated)
     order by player.id`);
  return rows;
}

/** The season's fixtures by kick-off. Served by fixture_kick_off_idx. */
async function loadSeasonFixtures(db: Queryable, { leagueId, now }: Asked): Promise<FixtureRow[]> {
  const { startsAt, endsAt } = seasonOf(now);
  const { rows } = await db.execute<Omit<FixtureRow, "kickOff"> & { kickOff: InstantText }>(sql`
    select f.id, f.round, f.kick_off as "kickOff", f.home_club_id as "homeClubId", f.away_club_id as "awayClubId",
           f.kick_off < ${new Date(now)} and ${wasPlayed(sql`f`)} as "isFinished"
      from fixture f
     where f.league_id = ${leagueId} and f.kick_off >= ${new Date(startsAt)} and f.kick_off < ${new Date(endsAt)}
       and ${countsInItsTerm(sql`f`)}
     order by f.kick_off, f.id`);
  return rows.map((row) => ({ ...row, kickOff: new Date(row.kickOff).getTime() }));
}

/** Whether somebody played in it: nobody could play in one that was awarded, or that is without details. */
function wasPlayed(fixture: SQL): SQL {
  return sql`(${fixture}.status = any(${sql.param([...playedStatuses])}::text[])
    and exists (select from performance where performance.fixture_id = ${fixture}.id))`;
}

interface LastSeason {
  /** The number of fixtures each club played. */
  readonly fixtures: ReadonlyMap<number, number>;
  /** Minutes by player, at any of the league's clubs. */
  readonly minutes: ReadonlyMap<number, number>;
}

/** The previous season, as far as it's stored. Served by fixture_kick_off_idx. */
async function loadLastSeason(db: Queryable, { leagueId, now }: Asked): Promise<LastSeason> {
  const { startsAt, endsAt } = seasonStarting(seasonOf(now).startYear - 1);
  const finished = sql`
    from fixture f
   where f.league_id = ${leagueId} and f.kick_off >= ${new Date(startsAt)} and f.kick_off < ${new Date(endsAt)}
     and ${wasPlayed(sql`f`)} and ${countsInItsTerm(sql`f`)}`;
  const { rows: clubs } = await db.execute<{ id: number; fixtures: number }>(sql`
    with last as (select f.home_club_id, f.away_club_id ${finished})
    select id, count(*)::integer as fixtures
      from (select home_club_id as id from last union all select away_club_id from last) as played
     group by id`);
  const { rows: players } = await db.execute<{ id: number; minutes: number }>(sql`
    select p.player_id as id, sum(p.minutes)::integer as minutes
      from performance p
     where p.fixture_id in (select f.id ${finished})
     group by p.player_id`);
  return {
    fixtures: new Map(clubs.map(({ id, fixtures }) => [id, fixtures])),
    minutes: new Map(players.map(({ id, minutes }) => [id, minutes])),
  };
}
