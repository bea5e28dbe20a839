import * as contract from "#contract/card.ts";
import { accepted } from "#game/outcome.ts";
import type { Deps } from "../deps.ts";
import type { Mount } from "../http/mount.ts";
import { claimBaseSet } from "./claim-base-set.ts";
import { deleteCard } from "./delete-card.ts";
import { loadCards } from "./store.ts";

export function mountCards(mount: Mount, deps: Deps): void {
  mount(contract.listCards, async ({ viewer }) => accepted(await loadCards(deps.db, viewer.id)));
  mount(contract.claimBaseSet, ({ viewer }) => claimBaseSet(deps, viewer));
  mount(contract.deleteCard, ({ viewer, params }) => deleteCard(deps, viewer, params.id));
}
