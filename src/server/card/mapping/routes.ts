import * as contract from "#contract/football/football-admin.ts";
import { accepted } from "#game/outcome.ts";
import type { Deps } from "#server/deps.ts";
import type { Mount } from "#server/platform/http/mount.ts";
import { mapCard, mapCards } from "./map-cards.ts";
import { loadUnmappedCards } from "./unmapped.ts";

export function mountMapping(mount: Mount, deps: Deps): void {
  mount(contract.mapCards, async ({ parts, viewer }) => accepted(await mapCards(parts, viewer)));
  mount(contract.listUnmappedCards, async () => accepted(await loadUnmappedCards(deps)));
  mount(contract.mapCard, ({ parts, viewer, params, body }) =>
    mapCard(parts, viewer, { cardId: params.id, playerId: body.playerId }),
  );
}
