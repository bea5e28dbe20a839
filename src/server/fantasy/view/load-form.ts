import { FORM_FIXTURES, formOf } from "#game/fantasy/advice/form.ts";
import type { SquadCard } from "#game/fantasy/squad-request.ts";
import { scorePerformance } from "#game/football/points.ts";
import type { Queryable } from "../../db/database.ts";
import { loadPerformancesOf } from "../../football/performances.ts";
import type { SeasonFixture } from "../../football/view/load-season.ts";

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
  const played = new Map(rows.map((row) => [`${row.playerId} ${row.fixtureId}`, row.performance]));
  return new Map(
    cards.map((card) => {
      const points = (recent.get(card.clubId ?? 0) ?? []).map(({ id }) => {
        const performance = played.get(`${card.playerId} ${id}`);
        return performance === undefined ? null : scorePerformance(performance, card.position).points;
      });
      return [card.id, formOf(points)];
    }),
  );
}

/** The finished fixtures of each club that form looks back on, the oldest first. */
function recentFixtures(fixtures: readonly SeasonFixture[]): ReadonlyMap<number, SeasonFixture[]> {
  const recent = new Map<number, SeasonFixture[]>();
  for (const fixture of fixtures.filter(({ status }) => status === "finished")) {
    for (const clubId of [fixture.homeClubId, fixture.awayClubId]) {
      recent.set(clubId, [...(recent.get(clubId) ?? []), fixture].slice(-FORM_FIXTURES));
    }
  }
  return recent;
}
