import * as contract from "#contract/scout.ts";
import { accepted } from "#game/outcome.ts";
import type { Deps } from "#server/deps.ts";
import { playerForms } from "#server/football/form/player-forms.ts";
import type { Mount } from "#server/platform/http/mount.ts";
import { chooseRegion } from "./choose-region.ts";
import { loadScout } from "./load-scout.ts";
import { loadScoutNotice } from "./load-state.ts";
import { signPlayer } from "./sign-player.ts";

export function mountScout(mount: Mount, deps: Deps): void {
  const formsOf = playerForms(deps);
  mount(contract.getScout, async ({ viewer }) => accepted(await loadScout({ ...deps, formsOf }, viewer.id)));
  mount(contract.getScoutNotice, async ({ viewer }) => accepted(await loadScoutNotice(deps, viewer.id)));
  mount(contract.chooseRegion, ({ parts, viewer, body }) =>
    chooseRegion({ ...parts, formsOf: playerForms(parts) }, viewer, body.region),
  );
  mount(contract.signPlayer, ({ parts, viewer, body }) => signPlayer(parts, viewer, body));
}
