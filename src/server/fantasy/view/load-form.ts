import { FORM_FIXTURES, formOf } from "#game/fantasy/advice/form.ts";
import type { SquadCard } from "#game/fantasy/squad-request.ts";
import { scorePerformance } from "#game/football/points.ts";
import type { Queryable } from "#server/platform/db/database.ts";
import { loadPerformancesOf, type PerformanceRow } from "#server/football/performances.ts";
import type { SeasonFixture } from "#server/football/view/load-seasons.ts";

/** The form of cards by their ids: the points of each by its own position in its club's last fixtures. */
export async function loadForm(
  db: Queryable,
  cards: readonly SquadCard[],
  fixtures: readonly SeasonFixture[],
  now: number,
): Promise<ReadonlyMap<number, number | null>> {
  const recent = recentFixtures(fixtures);
  const kickOffs = [...recent.values()].flat().map(({ kickOff }) => kickOff);
  const playerIds = cards.flatMap(({ playerId }) => playerId ?? []);
  const rows = await loadPerformancesOf(db, playerIds, { from: Math.min(now, ...kickOffs), to: now });
  return formFrom(cards, recent, rows);
}

/** The form of cards, from what was done in the recent fixtures of their clubs. */
export function formFrom(
  cards: readonly SquadCard[],
  recent: ReadonlyMap<number, readonly Pick<SeasonFixture, "id">[]>,
  rows: readonly PerformanceRow[],
): ReadonlyMap<number, number | null> {
  const played = new Map(rows.map((row) => [`${row.playerId} ${row.fixtureId}`, row]));
  return new Map(
    cards.map((card) => {
      const points = (recent.get(card.clubId ?? 0) ?? []).map(({ id }) => {
        const row = played.get(`${card.playerId} ${id}`);
        return row === undefined ? null : scorePerformance(row.performance, card.position, row.season).points;
      });
      return [card.id, formOf(points)];
    }),
  );
}

/** The finished fixtures of each club that form looks back on, the oldest first. */
export function recentFixtures<Fixture extends Pick<SeasonFixture, "status" | "homeClubId" | "awayClubId">>(
  fixtures: readonly Fixture[],
): ReadonlyMap<number, readonly Fixture[]> {
  const recent = new Map<number, readonly Fixture[]>();
  for (const fixture of fixtures.filter(({ status }) => status === "finished")) {
    for (const clubId of [fixture.homeClubId, fixture.awayClubId]) {
      recent.set(clubId, [...(recent.get(clubId) ?? []), fixture].slice(-FORM_FIXTURES));
    }
  }
  return recent;
}
