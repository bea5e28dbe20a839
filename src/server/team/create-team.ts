import type { TeamView } from "#contract/team.ts";
import {
  decideFormation,
  decideTeamName,
  type FormationUnknown,
  type TeamNameMissing,
} from "#game/team/decide-team.ts";
import { accepted, type Outcome } from "#game/outcome.ts";
import type { Viewer } from "#server/platform/http/viewer.ts";
import type { Deps } from "#server/deps.ts";
import { toTeamView } from "./store.ts";
import { team } from "./table.ts";

/** Makes a team, inactive and empty whatever the request says of its state. Spec §4, "Team". */
export async function createTeam(
  { db, clock }: Deps,
  viewer: Viewer,
  input: { name: string; formation: string },
): Promise<Outcome<TeamView, TeamNameMissing | FormationUnknown>> {
  const name = decideTeamName(input.name);
  if (!name.ok) return name;
  const formation = decideFormation(input.formation);
  if (!formation.ok) return formation;
  const now = new Date(clock.now());
  const [made] = await db
    .insert(team)
    .values({
      userId: viewer.id,
      name: name.value,
      formation: formation.value,
      createdAt: now,
      updatedAt: now,
    })
    .returning();
  if (made === undefined) throw new Error("the team was not returned");
  return accepted(toTeamView(made, []));
}
