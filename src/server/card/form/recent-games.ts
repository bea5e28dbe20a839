import { CARD_FORM_FIXTURES, type RecentGame } from "#contract/card/card-form.ts";
import type { KnownPlayer } from "#server/football/form/load-player-forms.ts";
import { opponentOf } from "#server/football/view/coming-fixtures.ts";
import type { SeasonFixture } from "#server/football/view/load-seasons.ts";

/** A player's last five games, oldest first. @param fixtures the season's; at least those of the player's club */
export function recentGames(
  { clubId, games }: Pick<KnownPlayer, "clubId" | "games">,
  fixtures: readonly SeasonFixture[],
): RecentGame[] {
  return games.slice(-CARD_FORM_FIXTURES).flatMap(({ fixtureId, minutes, points }) => {
    const fixture = fixtures.find(({ id }) => id === fixtureId);
    return fixture === undefined
      ? []
      : [{ round: fixture.round, ...opponentOf(fixture, clubId), minutes, points }];
  });
}
