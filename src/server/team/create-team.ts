import { eq } from "drizzle-orm";
import type { TeamView } from "#contract/team.ts";
import {
  decideFormation,
  decideNewTeam,
  decideTeamName,
  type FormationUnknown,
  type TeamNameMissing,
  type TooManyTeams,
} from "#game/team/decide-team.ts";
import { accepted, type Outcome } from "#game/outcome.ts";
import type { Viewer } from "#server/platform/http/viewer.ts";
import type { Deps } from "#server/deps.ts";
import { holdTeams, toTeamView } from "./store.ts";
import { team } from "./table.ts";

/** Makes a team, inactive and empty whatever the request says of its state. Spec §4, "Team". */
export async function createTeam(
  { db, clock }: Deps,
  viewer: Viewer,
  input: { name: string; formation: string },
): Promise<Outcome<TeamView, TeamNameMissing | FormationUnknown | TooManyTeams>> {
  const name = decideTeamName(input.name);
  if (!name.ok) return name;
  const formation = decideFormation(input.formation);
  if (!formation.ok) return formation;
  const now = new Date(clock.now());
  return db.transaction(async (tx) => {
    // One user's calls run one after the other, so the count holds.
    await holdTeams(tx, viewer.id);
    const room = decideNewTeam(await tx.$count(team, eq(team.userId, viewer.id)));
    if (!room.ok) return room;
    const [made] = await tx
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
  });
}
