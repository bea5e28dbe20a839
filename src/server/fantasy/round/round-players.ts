import type { PlayerRound } from "#game/fantasy/card-points.ts";
import { UNKNOWN_PERFORMANCE } from "#game/football/performance.ts";
import type { Queryable } from "#server/platform/db/database.ts";
import { loadPerformancesIn, type PerformanceRow } from "#server/football/performances.ts";
import { loadPlayersOfClubs } from "#server/football/view/load-players.ts";
import { loadSeasonFixtures, type SeasonFixture } from "#server/football/view/load-seasons.ts";
import type { FrozenPerformance } from "#server/fantasy/table.ts";

/** What the players of a round have done. */
export interface RoundPlayed {
  readonly performances: readonly PerformanceRow[];
  /** Who has a performance, or a fixture still to be played; nobody else has anything left. */
  readonly players: ReadonlyMap<number, PlayerRound>;
  readonly fixtures: readonly SeasonFixture[];
}

interface AskedRound {
  readonly fixtureIds: readonly number[];
  /** What was counted, where the round is final. */
  readonly frozen: readonly FrozenPerformance[] | null;
  readonly season: { readonly leagueId: string; readonly season: number };
}

/** What has been played of a round so far; of a final round, what was counted then. */
export async function loadRoundPlayed(db: Queryable, asked: AskedRound): Promise<RoundPlayed> {
  const own = new Set(asked.fixtureIds);
  const fixtures = (await loadSeasonFixtures(db, asked.season)).filter(({ id }) => own.has(id));
  if (asked.frozen !== null) {
    const { season } = asked.season;
    const performances = asked.frozen.map((row) => ({ ...thaw(row), season }));
    return { performances, players: toPlayers(performances, []), fixtures };
  }
  const performances = await loadPerformancesIn(db, asked.fixtureIds);
  const open = fixtures.filter(({ status }) => status !== "finished");
  const clubIds = open.flatMap(({ homeClubId, awayClubId }) => [homeClubId, awayClubId]);
  return { performances, players: toPlayers(performances, await loadPlayersOfClubs(db, clubIds)), fixtures };
}

/** What players did in a round. @param playing who has a fixture still to be played */
export function toPlayers(
  performances: readonly PerformanceRow[],
  playing: readonly number[],
): ReadonlyMap<number, PlayerRound> {
  const isPlaying = new Set(playing);
  const rows = Map.groupBy(performances, ({ playerId }) => playerId);
  const playerIds = new Set([...rows.keys(), ...isPlaying]);
  return new Map(
    [...playerIds].map((playerId) => [
      playerId,
      { performances: rows.get(playerId) ?? [], isOver: !isPlaying.has(playerId) },
    ]),
  );
}

/** The known figures alone, to store a final round in little space. */
export function freeze({ performance, season: _, ...row }: PerformanceRow): FrozenPerformance {
  const known = Object.entries(performance).filter((entry): entry is [string, number] => entry[1] !== null);
  return { ...row, figures: Object.fromEntries(known) };
}

function thaw({ figures, ...row }: FrozenPerformance): Omit<PerformanceRow, "season"> {
  return { ...row, performance: { ...UNKNOWN_PERFORMANCE, ...figures } };
}
