import { getPlayer } from "#contract/football/player-page.ts";
import { seasonOf } from "#game/leaderboard/season.ts";
import type { Deps } from "#server/deps.ts";
import { loadSeasonFixtures } from "#server/football/view/load-seasons.ts";
import { coalescedBy } from "#server/platform/batching/coalesced.ts";
import type { Mount } from "#server/platform/http/mount.ts";
import { loadPlayer } from "./load-player.ts";
import { ownership } from "./ownership.ts";

export function mountPlayers(mount: Mount, deps: Deps): void {
  const { db, clock } = deps;
  const fixturesOf = coalescedBy((leagueId: string) =>
    loadSeasonFixtures(db, { leagueId, season: seasonOf(clock.now()).startYear }),
  );
  const sources = { fixturesOf, ownershipOf: ownership(deps) };
  mount(getPlayer, ({ viewer, params }) => loadPlayer(deps, viewer, params.id, sources));
}
