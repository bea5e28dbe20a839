import type { Position } from "#game/card/position.ts";
import { fixturesOfLastRounds, type Game, type PlayerForm } from "#game/football/form/player-form.ts";

/** A player's part in a fixture of his club. */
export interface Appearance extends Game {
  readonly playerId: number;
  readonly clubId: number;
}

export interface SeasonFixture {
  readonly round: number;
  /** Epoch milliseconds. */
  readonly kickOff: number;
  readonly clubIds: readonly [home: number, away: number];
  /** By the player's id; missing: the player wasn't there. */
  readonly appearances: ReadonlyMap<number, Appearance>;
}

export interface SeasonPlayer {
  readonly playerId: number;
  readonly position: Position;
  /** The player's club before the season starts. */
  readonly clubId: number;
  /** Known before the season, so it reveals nothing of it. */
  readonly overallBefore: number;
  /** The product's rating after the season, or from the start. */
  readonly overall: number;
}

/** A league's season as it happened, fixtures by kick-off. */
export interface Season {
  readonly name: string;
  readonly players: readonly SeasonPlayer[];
  readonly fixtures: readonly SeasonFixture[];
}

/** What was known of every player at an instant. */
export function formsAt(season: Season, now: number): PlayerForm[] {
  const recent = fixturesOfLastRounds(season.fixtures, ({ kickOff }) => kickOff < now);
  return season.players.map((player) => {
    const clubId = clubAt(season, player, now);
    return {
      playerId: player.playerId,
      clubId,
      position: player.position,
      overall: player.overallBefore,
      isFit: null,
      games: recent.filter(({ clubIds }) => clubIds.includes(clubId)).map(gameOf(player.playerId)),
      lastSeason: null,
    };
  });
}

/** A player's games in a span: those of his current club, 0 where the player is missing. */
export function gamesIn(
  season: Season,
  player: Pick<PlayerForm, "playerId" | "clubId">,
  [from, to]: readonly [number, number],
): Game[] {
  return season.fixtures
    .filter(({ kickOff }) => kickOff >= from && kickOff < to)
    .filter(({ clubIds, appearances }) =>
      clubIds.includes(appearances.get(player.playerId)?.clubId ?? player.clubId),
    )
    .map(gameOf(player.playerId));
}

function gameOf(playerId: number): (fixture: SeasonFixture) => Game {
  return ({ appearances }) => appearances.get(playerId) ?? { minutes: 0, points: 0 };
}

function clubAt(season: Season, { playerId, clubId }: SeasonPlayer, now: number): number {
  const last = season.fixtures.findLast(
    ({ kickOff, appearances }) => kickOff < now && appearances.has(playerId),
  );
  return last?.appearances.get(playerId)?.clubId ?? clubId;
}
