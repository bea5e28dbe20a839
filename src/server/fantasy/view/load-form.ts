import { FORM_FIXTURES, formOf } from "#game/fantasy/advice/form.ts";
import type { SquadCard } from "#game/fantasy/squad-request.ts";
import { gamesOfPlayer } from "#game/football/form/games-of-player.ts";
import { scorePerformance } from "#game/football/points.ts";
import type { Queryable } from "#server/platform/db/database.ts";
import { loadPerformancesOf, type PerformanceRow } from "#server/football/performances.ts";
import { isOfClub } from "#server/football/view/coming-fixtures.ts";
import type { SeasonFixture } from "#server/football/view/load-seasons.ts";

type PlayedFixture = Pick<
  SeasonFixture,
  "id" | "round" | "kickOff" | "isPlayed" | "homeClubId" | "awayClubId"
>;

/** The form of cards by their ids: the points of each by its own position in its player's last games. */
export async function loadForm(
  db: Queryable,
  cards: readonly SquadCard[],
  fixtures: readonly SeasonFixture[],
  now: number,
): Promise<ReadonlyMap<number, number | null>> {
  const recent = recentFixtures(fixtures);
  const playerIds = cards.flatMap(({ playerId }) => playerId ?? []);
  const rows = await loadPerformancesOf(db, playerIds, { from: recent[0]?.kickOff ?? now, to: now });
  return formFrom(cards, recent, rows);
}

/** The form of cards, from what was done in the recent fixtures, given by kick-off. */
export function formFrom(
  cards: readonly SquadCard[],
  recent: readonly PlayedFixture[],
  rows: readonly PerformanceRow[],
): ReadonlyMap<number, number | null> {
  const rowsOf = Map.groupBy(rows, ({ playerId }) => playerId);
  return new Map(
    cards.map((card) => {
      const own = new Map((rowsOf.get(card.playerId ?? 0) ?? []).map((row) => [row.fixtureId, row]));
      const games = gamesOfPlayer({
        ofClub: recent.filter((fixture) => isOfClub(fixture, card.clubId)),
        elsewhere: recent.filter((fixture) => own.has(fixture.id) && !isOfClub(fixture, card.clubId)),
        hasFigures: (fixtureId) => own.has(fixtureId),
      });
      const points = games.map(({ id }) => {
        const row = own.get(id);
        return row === undefined ? null : scorePerformance(row.performance, card.position, row.season).points;
      });
      return [card.id, formOf(points)];
    }),
  );
}

/**
 * The played fixtures that form looks back on, by kick-off: since the oldest of each club's last five, and of the rounds
 * that those are of, which a player may have played with another club.
 */
export function recentFixtures<Fixture extends PlayedFixture>(
  fixtures: readonly Fixture[],
): readonly Fixture[] {
  const played = fixtures.filter(({ isPlayed }) => isPlayed).toSorted((a, b) => a.kickOff - b.kickOff);
  const lastOf = new Map<number, readonly Fixture[]>();
  for (const fixture of played) {
    for (const clubId of [fixture.homeClubId, fixture.awayClubId]) {
      lastOf.set(clubId, [...(lastOf.get(clubId) ?? []), fixture].slice(-FORM_FIXTURES));
    }
  }
  const rounds = new Set([...lastOf.values()].flat().map(({ round }) => round));
  const first = played.findIndex(({ round }) => rounds.has(round));
  return first === -1 ? [] : played.slice(first);
}
