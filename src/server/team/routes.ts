import * as contract from "#contract/team.ts";
import { accepted, refused } from "#game/outcome.ts";
import type { Viewer } from "#server/platform/http/viewer.ts";
import type { Deps } from "#server/deps.ts";
import type { Mount } from "#server/platform/http/mount.ts";
import { activateTeam } from "./activate-team.ts";
import { createTeam } from "./create-team.ts";
import { deleteTeam } from "./delete-team.ts";
import { saveTeamPositions } from "./save-team-positions.ts";
import { loadActiveTeam, loadSlots, loadTeam, loadTeams, toTeamView } from "./store.ts";
import { updateTeam } from "./update-team.ts";

export function mountTeams(mount: Mount, deps: Deps): void {
  mount(contract.listTeams, async ({ viewer }) => accepted(await loadTeams(deps.db, viewer.id)));
  mount(contract.getActiveTeam, async ({ viewer }) => accepted(await activeTeamOf(deps, viewer)));
  mount(contract.getTeamPositions, async ({ viewer, params }) => {
    const found = await loadTeam(deps.db, viewer.id, params.id);
    if (found === null) return refused({ code: "not_found" });
    return accepted(await loadSlots(deps.db, viewer.id, params.id));
  });
  mount(contract.createTeam, ({ parts, viewer, body }) => createTeam(parts, viewer, body));
  mount(contract.updateTeam, ({ parts, viewer, params, query, body }) =>
    updateTeam(parts, viewer, { ...query, ...body, teamId: params.id }),
  );
  mount(contract.saveTeamPositions, async ({ parts, viewer, params, query, body }) => {
    if (body.some(({ teamId = params.id }) => teamId !== params.id))
      return refused({ code: "invalid_input" });
    return saveTeamPositions(parts, viewer, {
      teamId: params.id,
      version: query.version,
      formation: query.formation,
      slots: body.map(({ cardId, position, positionIndex }) => ({ cardId, position, positionIndex })),
    });
  });
  mount(contract.activateTeam, ({ parts, viewer, params }) => activateTeam(parts, viewer, params.id));
  mount(contract.deleteTeam, ({ parts, viewer, params }) => deleteTeam(parts, viewer, params.id));
}

async function activeTeamOf({ db }: Deps, viewer: Viewer) {
  const found = await loadActiveTeam(db, viewer.id);
  if (found === null) return null;
  const positions = await loadSlots(db, viewer.id, found.id);
  const overalls = positions.map(({ card }) => card.overall);
  return { ...toTeamView(found, overalls), positions };
}
