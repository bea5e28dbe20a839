import { seasonOf } from "#game/leaderboard/season.ts";
import type { Deps } from "#server/deps.ts";
import { loadSeasonFixtures, type SeasonFixture } from "#server/football/view/load-seasons.ts";
import { coalesced } from "#server/platform/batching/coalesced.ts";

/** The fixtures of a league's season; requests of the same moment share one answer. */
export type SeasonFixtures = (leagueId: string) => Promise<readonly SeasonFixture[]>;

export function seasonFixtures({ db, clock }: Deps): SeasonFixtures {
  const asks = new Map<string, () => Promise<readonly SeasonFixture[]>>();
  return (leagueId) => {
    const ask =
      asks.get(leagueId) ??
      coalesced(() => loadSeasonFixtures(db, { leagueId, season: seasonOf(clock.now()).startYear }));
    asks.set(leagueId, ask);
    return ask();
  };
}
