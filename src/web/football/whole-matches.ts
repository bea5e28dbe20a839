import type { ResponseOf } from "#contract/endpoint.ts";
import type { getMatchesByDate, MatchDayFixture } from "#contract/football/football.ts";
import { clubColoursOf } from "#web/ui/card/club-colours.ts";
import { withAdded } from "#web/api/with-added.ts";

type MatchesByDate = ResponseOf<typeof getMatchesByDate>;
type Side = MatchDayFixture["teams"]["home"];

const CODE_LENGTH = 3;

/** The matches of the last days, also where their answer has the specification's fields alone. */
export function wholeMatches(answer: MatchesByDate): MatchesByDate {
  const days = Object.entries(answer.matchesByDate).map(([day, fixtures]) => [
    day,
    fixtures.map(wholeFixture),
  ]);
  return withAdded(
    { ...answer, matchesByDate: Object.fromEntries(days) },
    { updatedAt: null, isCurrent: true },
  );
}

function wholeFixture(fixture: MatchDayFixture): MatchDayFixture {
  const { home, away } = fixture.teams;
  const goalScorers = fixture.goalScorers.map((scorer) => withAdded(scorer, { kind: "goal" }));
  return { ...fixture, goalScorers, teams: { home: wholeSide(home), away: wholeSide(away) } };
}

function wholeSide(side: Side): Side {
  const code = side.name.slice(0, CODE_LENGTH).toUpperCase();
  return withAdded(side, { code, colours: clubColoursOf(side.name, null) });
}
