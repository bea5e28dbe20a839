import * as contract from "#contract/football/player-identity.ts";
import { accepted } from "#game/outcome.ts";
import type { Deps } from "#server/deps.ts";
import type { Mount } from "#server/platform/http/mount.ts";
import { joinPlayers } from "./join-players.ts";
import { listDoubtful } from "./list-doubtful.ts";
import { listMerges } from "./list-merges.ts";
import { undoMerge } from "./undo-merge.ts";

export function mountIdentity(mount: Mount, deps: Deps): void {
  mount(contract.listDoubtfulPlayers, async () => accepted(await listDoubtful(deps)));
  mount(contract.joinPlayers, ({ parts, viewer, body }) => joinPlayers(parts, viewer, body));
  mount(contract.listPlayerMerges, async ({ query }) =>
    accepted(await listMerges(deps, query.cursor ?? null)),
  );
  mount(contract.undoPlayerMerge, ({ parts, viewer, params }) => undoMerge(parts, viewer, params.id));
}
