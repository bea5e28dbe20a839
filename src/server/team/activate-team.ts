import type { TeamView } from "#contract/team.ts";
import { accepted, type Outcome, refused } from "#game/outcome.ts";
import { decideActivation, type TeamShortToActivate } from "#game/team/decide-team.ts";
import type { PlayerTwice } from "#game/team/repeated-player.ts";
import type { Viewer } from "#server/platform/http/viewer.ts";
import type { Deps } from "#server/deps.ts";
import { holdTeams, loadSlots, loadTeam, switchActiveTeam, toTeamView } from "./store.ts";

/** Makes a team of five the viewer's active one, in the place of the one before. Spec §4, "Team". */
export async function activateTeam(
  { db }: Deps,
  viewer: Viewer,
  teamId: number,
): Promise<Outcome<TeamView, { code: "not_found" } | TeamShortToActivate | PlayerTwice>> {
  return db.transaction(async (tx) => {
    await holdTeams(tx, viewer.id);
    const found = await loadTeam(tx, viewer.id, teamId);
    if (found === null) return refused({ code: "not_found" as const });
    const slots = await loadSlots(tx, viewer.id, teamId);
    const activation = decideActivation(slots.map(({ card }) => card));
    if (!activation.ok) return activation;
    await switchActiveTeam(tx, viewer.id, teamId);
    const overalls = slots.map(({ card }) => card.overall);
    return accepted(toTeamView({ ...found, isActive: true }, overalls));
  });
}
