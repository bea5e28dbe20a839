import type { ResponseOf } from "#contract/endpoint.ts";
import type { getMatchesByDate, MatchDayFixture } from "#contract/football/football.ts";
import type { getOwnFixtures, OwnFixtureView } from "#contract/football/own-fixture.ts";

type Matches = ResponseOf<typeof getMatchesByDate>;

/** The matches with one of them updated, or added in the server's order: by kick-off and id. */
export function patchMatches(matches: Matches, changed: MatchDayFixture): Matches {
  const { id, date } = changed.fixture;
  const others = Object.entries(matches.matchesByDate).map(
    ([day, ofDay]) => [day, ofDay.filter(({ fixture }) => fixture.id !== id)] as const,
  );
  const day = date.slice(0, 10);
  const byDate = new Map(others);
  const ofDay = [...(byDate.get(day) ?? []), changed];
  byDate.set(
    day,
    ofDay.toSorted((a, b) => a.fixture.date.localeCompare(b.fixture.date) || a.fixture.id - b.fixture.id),
  );
  const days = [...byDate].filter(([, list]) => list.length > 0).toSorted(([a], [b]) => b.localeCompare(a));
  return { ...matches, matchesByDate: Object.fromEntries(days) };
}

type OwnFixtures = ResponseOf<typeof getOwnFixtures>;

/** The viewer's own fixtures with the score of one of them updated. */
export function patchOwnFixtures(own: OwnFixtures, { fixture, goals }: MatchDayFixture): OwnFixtures {
  const patch = (one: OwnFixtureView): OwnFixtureView =>
    one.id === fixture.id
      ? {
          ...one,
          status: fixture.status.short,
          elapsed: fixture.status.elapsed,
          homeGoals: goals.home,
          awayGoals: goals.away,
        }
      : one;
  return { ...own, today: own.today.map(patch), next: own.next && patch(own.next) };
}
