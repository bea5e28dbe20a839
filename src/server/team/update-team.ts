import { eq, sql } from "drizzle-orm";
import type { TeamView } from "#contract/team.ts";
import { accepted, type Outcome, refused } from "#game/outcome.ts";
import {
  decideActivation,
  decideFormation,
  decideTeamName,
  type FormationUnknown,
  type TeamNameMissing,
  type TeamShortToActivate,
} from "#game/team/decide-team.ts";
import type { PlayerTwice } from "#game/team/repeated-player.ts";
import type { Viewer } from "#server/platform/http/viewer.ts";
import type { Queryable } from "#server/platform/db/database.ts";
import type { Deps } from "#server/deps.ts";
import { holdTeam, holdTeams, loadSlots, switchActiveTeam, type TeamRow, toTeamView } from "./store.ts";
import { team, teamSlot } from "./table.ts";

interface UpdateTeamInput {
  readonly teamId: number;
  /** The version that the change was made on; undefined overwrites any change since. */
  readonly version?: number | undefined;
  readonly name: string;
  readonly formation: string;
  /** Undefined leaves it as it is. */
  readonly isActive?: boolean | undefined;
}

type UpdateTeamRefusal =
  | { code: "not_found" }
  | { code: "team_changed" }
  | TeamNameMissing
  | FormationUnknown
  | TeamShortToActivate
  | PlayerTwice;

/**
 * Changes a team's name, formation and state. Another formation clears the slots. A team needs five cards to become
 * active, and stays active while its line-up is changed. Spec §4, "Team" and "Team builder".
 */
export async function updateTeam(
  { db, clock }: Deps,
  viewer: Viewer,
  input: UpdateTeamInput,
): Promise<Outcome<TeamView, UpdateTeamRefusal>> {
  const name = decideTeamName(input.name);
  if (!name.ok) return name;
  const formation = decideFormation(input.formation);
  if (!formation.ok) return formation;
  return db.transaction(async (tx) => {
    await holdTeams(tx, viewer.id);
    const before = await holdTeam(tx, viewer.id, input.teamId);
    if (before === null) return refused({ code: "not_found" as const });
    const clears = before.formation !== formation.value;
    if (input.version !== undefined && input.version !== before.version) {
      // A change whose answer was lost comes again.
      const isMade =
        !clears && before.name === name.value && before.isActive === (input.isActive ?? before.isActive);
      return isMade ? accepted(await viewTeam(tx, before)) : refused({ code: "team_changed" as const });
    }
    if (input.isActive === true && (clears || !before.isActive)) {
      const slots = clears ? [] : await loadSlots(tx, viewer.id, before.id);
      const activation = decideActivation(slots.map(({ card }) => card));
      if (!activation.ok) return activation;
      await switchActiveTeam(tx, viewer.id, before.id);
    }
    if (clears) await tx.delete(teamSlot).where(eq(teamSlot.teamId, before.id));
    const [updated] = await tx
      .update(team)
      .set({
        name: name.value,
        formation: formation.value,
        isActive: input.isActive ?? before.isActive,
        version: sql`${team.version} + 1`,
        updatedAt: new Date(clock.now()),
      })
      .where(eq(team.id, before.id))
      .returning();
    if (updated === undefined) throw new Error("a held team was not updated");
    return accepted(await viewTeam(tx, updated));
  });
}

async function viewTeam(tx: Queryable, row: TeamRow): Promise<TeamView> {
  const slots = await loadSlots(tx, row.userId, row.id);
  return toTeamView(
    row,
    slots.map(({ card }) => card.overall),
  );
}
