import * as contract from "#contract/competition/mini-league.ts";
import { accepted, refused } from "#game/outcome.ts";
import type { Deps } from "../deps.ts";
import type { Mount } from "../http/mount.ts";
import { createLeague } from "./create-league.ts";
import { joinLeague, loadInvitation } from "./join-league.ts";
import { loadLeagueTable } from "./league-table.ts";
import { leaveLeague, removeMember } from "./leave-league.ts";
import { deleteLeague, renameLeague, renewInviteCode } from "./manage-league.ts";
import { loadLeagueOf, loadLeagues, loadLeagueView } from "./store.ts";

export function mountMiniLeagues(mount: Mount, deps: Deps): void {
  const { db, clock } = deps;
  mount(contract.listMiniLeagues, async ({ viewer }) => accepted(await loadLeagues(db, viewer.id)));
  mount(contract.createMiniLeague, ({ viewer, body, idempotencyKey }) =>
    createLeague(deps, viewer, { name: body.name, idempotencyKey }),
  );
  mount(contract.getMiniLeague, async ({ viewer, params, query }) => {
    const league = await loadLeagueOf(db, viewer.id, params.id);
    if (league === null) return refused({ code: "not_found" });
    const { inviteCode, createdAt } = league;
    return accepted({
      ...(await loadLeagueView(db, viewer.id, league.id)),
      inviteCode,
      createdAt: createdAt.toISOString(),
      ...(await loadLeagueTable(db, league, query.period, clock.now())),
    });
  });
  mount(contract.renameMiniLeague, ({ viewer, params, body }) =>
    renameLeague(deps, viewer, params.id, body.name),
  );
  mount(contract.deleteMiniLeague, ({ viewer, params }) => deleteLeague(deps, viewer, params.id));
  mount(contract.getInvitation, ({ viewer, params }) => loadInvitation(deps, viewer, params.code));
  mount(contract.joinMiniLeague, ({ viewer, body }) => joinLeague(deps, viewer, body.code));
  mount(contract.leaveMiniLeague, ({ viewer, params }) => leaveLeague(deps, viewer, params.id));
  mount(contract.removeMember, ({ viewer, params }) =>
    removeMember(deps, viewer, { leagueId: params.id, userId: params.userId }),
  );
  mount(contract.renewInviteCode, ({ viewer, params }) => renewInviteCode(deps, viewer, params.id));
}
