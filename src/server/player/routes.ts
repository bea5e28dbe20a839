import { getPlayer } from "#contract/football/player-page.ts";
import type { Deps } from "#server/deps.ts";
import type { Mount } from "#server/platform/http/mount.ts";
import { loadPlayer } from "./load-player.ts";
import { ownership } from "./ownership.ts";
import { seasonFixtures } from "./season-fixtures.ts";

export function mountPlayers(mount: Mount, deps: Deps): void {
  const sources = { fixturesOf: seasonFixtures(deps), ownershipOf: ownership(deps) };
  mount(getPlayer, ({ viewer, params }) => loadPlayer(deps, viewer, params.id, sources));
}
