import * as contract from "#contract/mini-league/mini-league.ts";
import { accepted, refused } from "#game/outcome.ts";
import * as fantasy from "#contract/mini-league/mini-league-fantasy.ts";
import type { Deps } from "#server/deps.ts";
import type { Mount } from "#server/platform/http/mount.ts";
import { createLeague } from "./create-league.ts";
import { compareSquads } from "#server/mini-league/fantasy/compare-squads.ts";
import { loadFantasyTable } from "#server/mini-league/fantasy/fantasy-table.ts";
import { loadHeadToHead } from "#server/mini-league/fantasy/head-to-head.ts";
import { joinLeague, loadInvitation } from "./join-league.ts";
import { loadLeagueTable } from "./league-table.ts";
import { leaveLeague, removeMember } from "./leave-league.ts";
import { deleteLeague, renameLeague, renewInviteCode } from "./manage-league.ts";
import { loadLeagueOf, loadLeagues, loadLeagueView } from "./store.ts";

export function mountMiniLeagues(mount: Mount, deps: Deps): void {
  const { db, clock } = deps;
  mount(contract.listMiniLeagues, async ({ viewer }) => accepted(await loadLeagues(db, viewer.id)));
  mount(contract.createMiniLeague, ({ parts, viewer, body }) => createLeague(parts, viewer, body.name));
  mount(contract.getMiniLeague, async ({ viewer, params, query }) => {
    const league = await loadLeagueOf(db, viewer.id, params.id);
    if (league === null) return refused({ code: "not_found" });
    const view = await loadLeagueView(db, viewer.id, league.id);
    if (!view.ok) return view;
    const { inviteCode, createdAt } = league;
    return accepted({
      ...view.value,
      inviteCode,
      createdAt: createdAt.toISOString(),
      ...(await loadLeagueTable(db, league, query.period, clock.now())),
    });
  });
  mount(contract.renameMiniLeague, ({ parts, viewer, params, body }) =>
    renameLeague(parts, viewer, params.id, body.name),
  );
  mount(contract.deleteMiniLeague, ({ parts, viewer, params }) => deleteLeague(parts, viewer, params.id));
  mount(contract.getInvitation, ({ viewer, params }) => loadInvitation(deps, viewer, params.code));
  mount(contract.joinMiniLeague, ({ parts, viewer, body }) => joinLeague(parts, viewer, body.code));
  mount(contract.leaveMiniLeague, ({ parts, viewer, params }) => leaveLeague(parts, viewer, params.id));
  mount(contract.removeMember, ({ parts, viewer, params }) =>
    removeMember(parts, viewer, { leagueId: params.id, userId: params.userId }),
  );
  mount(contract.renewInviteCode, ({ parts, viewer, params }) => renewInviteCode(parts, viewer, params.id));
  mount(fantasy.getMiniLeagueFantasy, ({ viewer, params, query }) =>
    loadFantasyTable(deps, viewer, { id: params.id, ...query }),
  );
  mount(fantasy.getHeadToHead, ({ viewer, params, query }) =>
    loadHeadToHead(deps, viewer, { id: params.id, ...query }),
  );
  mount(fantasy.compareSquads, ({ viewer, params, query }) =>
    compareSquads(deps, viewer, { id: params.id, ...query }),
  );
}
