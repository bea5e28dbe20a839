import * as contract from "#contract/admin.ts";
import * as identity from "#contract/football/player-identity.ts";
import { listCorrections } from "#contract/football/football-admin.ts";
import { accepted } from "#game/outcome.ts";
import { listDecisions } from "./list-decisions.ts";
import { decideCard } from "#server/card/decide-card.ts";
import { decideCards } from "#server/card/decide-cards.ts";
import { countPending, listClear, listPending } from "#server/card/list-pending.ts";
import { undoDecision } from "#server/card/undo-decision.ts";
import { loadCorrections } from "./load-corrections.ts";
import type { Deps } from "#server/deps.ts";
import type { Mount } from "#server/platform/http/mount.ts";
import { joinPlayers } from "#server/admin/identity/join-players.ts";
import { listDoubtful } from "#server/admin/identity/list-doubtful.ts";
import { listMerges } from "#server/admin/identity/list-merges.ts";
import { undoMerge } from "#server/admin/identity/undo-merge.ts";

export function mountAdmin(mount: Mount, deps: Deps): void {
  mountIdentity(mount, deps);
  mount(contract.listPendingCards, async ({ viewer, query }) =>
    accepted(await listPending(deps, viewer, query)),
  );
  mount(contract.countPendingCards, async () => accepted({ total: await countPending(deps.db) }));
  mount(contract.listClearCards, async ({ viewer }) => accepted(await listClear(deps, viewer)));
  mount(contract.decideCard, ({ parts, viewer, params, body }) =>
    decideCard(parts, viewer, {
      cardId: params.id,
      approved: body.approved,
      reason: body.reason || null,
      playerId: body.playerId,
      overall: body.overall,
    }),
  );
  mount(contract.decideCards, async ({ parts, viewer, body }) => {
    const { ids, approved, players = [] } = body;
    return accepted(
      await decideCards(parts, viewer, { ids, approved, reason: body.reason || null, players }),
    );
  });
  mount(contract.undoDecision, ({ parts, viewer, params }) => undoDecision(parts, viewer, params.id));
  mount(listCorrections, async ({ query }) => accepted(await loadCorrections(deps.db, query.before)));
  mount(contract.listDecisions, async ({ query }) =>
    accepted(await listDecisions(deps, query.cursor ?? null)),
  );
}

function mountIdentity(mount: Mount, deps: Deps): void {
  mount(identity.listDoubtfulPlayers, async () => accepted(await listDoubtful(deps)));
  mount(identity.joinPlayers, ({ parts, viewer, body }) => joinPlayers(parts, viewer, body));
  mount(identity.listPlayerMerges, async ({ query }) =>
    accepted(await listMerges(deps, query.cursor ?? null)),
  );
  mount(identity.undoPlayerMerge, ({ parts, viewer, params }) => undoMerge(parts, viewer, params.id));
}
