import * as contract from "#contract/tournament.ts";
import { createTournament, updateTournament } from "#contract/tournament-admin.ts";
import { accepted, refused } from "#game/outcome.ts";
import type { Deps } from "#server/deps.ts";
import type { Mount } from "#server/platform/http/mount.ts";
import { retryIfTableGone } from "#server/platform/standings/read-table.ts";
import { coalesced } from "#server/platform/batching/coalesced.ts";
import { enterTournament } from "./enter-tournament.ts";
import { loadEntry } from "./load-entry.ts";
import { planTournament } from "./plan-tournament.ts";
import { settlingSoon } from "#server/tournament/settlement/settle-soon.ts";
import { loadTournament, loadTournamentAt, loadTournaments, loadTournamentView } from "./store.ts";

export function mountTournaments(mount: Mount, deps: Deps): void {
  mount(contract.listTournaments, async ({ query }) =>
    accepted(await loadTournaments(deps.db, query.cursor ?? null, deps.clock.now())),
  );
  mount(createTournament, ({ parts, viewer, body }) => planTournament(parts, viewer, null, body));
  mount(updateTournament, ({ parts, viewer, params, body }) =>
    planTournament(parts, viewer, params.id, body),
  );
  // The same for everybody.
  const active = coalesced(() => loadActive(deps));
  mount(contract.getActiveTournament, async () => accepted(await active()));
  mount(contract.getTournamentEntry, ({ viewer, params }) =>
    retryIfTableGone(async () => {
      const found = await loadTournament(deps.db, params.id);
      if (found === null) return refused({ code: "not_found" as const });
      return accepted(await loadEntry(deps.db, viewer, found));
    }),
  );
  const settleSoon = settlingSoon(deps);
  mount(contract.enterTournament, async ({ parts, viewer, params, body }) => {
    const entered = await enterTournament(parts, viewer, { tournamentId: params.id, teamId: body.teamId });
    if (entered.ok) parts.afterwards(() => settleSoon(params.id));
    return entered;
  });
}

async function loadActive({ db, clock }: Deps) {
  const now = clock.now();
  const found = await loadTournamentAt(db, now);
  return found === null ? null : loadTournamentView(db, found, now);
}
