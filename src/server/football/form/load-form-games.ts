import { gamesOfPlayer } from "#game/football/form/games-of-player.ts";
import type { Game } from "#game/football/form/player-form.ts";
import { scorePerformance } from "#game/football/points.ts";
import type { Position } from "#game/card/position.ts";
import type { Queryable } from "#server/platform/db/database.ts";
import { loadPerformancesIn, type PerformanceRow } from "#server/football/performances.ts";
import type { Side } from "#game/side.ts";
import { isOfClub } from "#server/football/view/coming-fixtures.ts";
import { loadSides } from "#server/football/view/load-sides.ts";

/** A finished fixture that form looks back on. */
export interface FormFixture {
  readonly id: number;
  readonly round: number;
  /** Epoch milliseconds. */
  readonly kickOff: number;
  readonly homeClubId: number;
  readonly awayClubId: number;
}

/** A player's game. */
export interface KnownGame extends Game {
  readonly fixtureId: number;
  /** The club that he had it with; null: not known. */
  readonly clubId: number | null;
}

interface FormPlayer {
  readonly playerId: number;
  readonly clubId: number;
  readonly position: Position;
}

/** The games of these players in some finished fixtures, by kick-off (docs/rules.md#regulars). Without figures it's a missed one. */
export async function loadFormGames(
  db: Queryable,
  fixtures: readonly FormFixture[],
  players: readonly FormPlayer[],
): Promise<(player: FormPlayer) => KnownGame[]> {
  const performances = await loadPerformancesIn(
    db,
    fixtures.map(({ id }) => id),
  );
  const fixtureOf = new Map(fixtures.map((fixture) => [fixture.id, fixture]));
  const ofClubs = byClub(fixtures);
  const rowsOf = Map.groupBy(performances, ({ playerId }) => playerId);
  const elsewhereOf = (player: FormPlayer): FormFixture[] =>
    (rowsOf.get(player.playerId) ?? []).flatMap(({ fixtureId }) => {
      const fixture = fixtureOf.get(fixtureId);
      return fixture === undefined || isOfClub(fixture, player.clubId) ? [] : [fixture];
    });
  const moved = players.filter((player) => elsewhereOf(player).length > 0).map(({ playerId }) => playerId);
  const ofMoved = moved.flatMap((playerId) => (rowsOf.get(playerId) ?? []).map(({ fixtureId }) => fixtureId));
  const sideOf = await loadSides(db, [...new Set(ofMoved)], moved);
  return (player) => {
    const rows = new Map((rowsOf.get(player.playerId) ?? []).map((row) => [row.fixtureId, row]));
    const games = gamesOfPlayer({
      ofClub: ofClubs.get(player.clubId) ?? [],
      elsewhere: elsewhereOf(player),
      hasFigures: (fixtureId) => rows.has(fixtureId),
    });
    return games.map((fixture) => ({
      fixtureId: fixture.id,
      clubId:
        clubOn(fixture, sideOf(fixture.id, player.playerId)) ??
        (isOfClub(fixture, player.clubId) ? player.clubId : null),
      ...toGame(player, rows.get(fixture.id)),
    }));
  };
}

function byClub(fixtures: readonly FormFixture[]): ReadonlyMap<number, readonly FormFixture[]> {
  const ofClubs = new Map<number, FormFixture[]>();
  for (const fixture of fixtures) {
    for (const clubId of [fixture.homeClubId, fixture.awayClubId]) {
      const own = ofClubs.get(clubId);
      if (own === undefined) ofClubs.set(clubId, [fixture]);
      else own.push(fixture);
    }
  }
  return ofClubs;
}

function clubOn({ homeClubId, awayClubId }: FormFixture, side: Side | null): number | null {
  if (side === null) return null;
  return side === "home" ? homeClubId : awayClubId;
}

function toGame({ position }: FormPlayer, row: PerformanceRow | undefined): Game {
  if (row === undefined) return { minutes: 0, points: 0 };
  const { points } = scorePerformance(row.performance, position, row.season);
  return { minutes: row.performance.minutes ?? 0, points };
}
