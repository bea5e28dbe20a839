import { CARD_FORM_FIXTURES, type RecentGame } from "#contract/card/card-form.ts";
import type { KnownPlayer } from "#server/football/form/load-player-forms.ts";
import { opponentOf } from "#server/football/view/coming-fixtures.ts";
import type { SeasonFixture } from "#server/football/view/load-seasons.ts";

/** A player's last five games, oldest first. @param fixtures the season's; at least those of his games */
export function recentGames(
  { games }: Pick<KnownPlayer, "games">,
  fixtures: readonly SeasonFixture[],
): RecentGame[] {
  return games.slice(-CARD_FORM_FIXTURES).flatMap(({ fixtureId, clubId, minutes, points }) => {
    const fixture = fixtures.find(({ id }) => id === fixtureId);
    if (fixture === undefined) return [];
    const against = clubId === null ? bothClubs(fixture) : opponentOf(fixture, clubId);
    return [{ round: fixture.round, ...against, minutes, points }];
  });
}

function bothClubs({ homeName, awayName }: SeasonFixture): Pick<RecentGame, "opponent" | "isHome"> {
  return { opponent: `${homeName} – ${awayName}`, isHome: false };
}
