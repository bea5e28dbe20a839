import type { QueryClient } from "@tanstack/react-query";
import type { TeamView } from "#contract/team.ts";
import { type LineUp, lineUpOf } from "#web/team/line-up.ts";
import { teamPositionsQuery, teamsQuery } from "#web/team/team-queries.ts";

export interface LoadedTeam {
  readonly team: TeamView;
  readonly lineUp: LineUp;
}

/** A team as the server has it now. @throws ApiError; Error where the team is gone. */
export async function loadTeam(queryClient: QueryClient, teamId: number): Promise<LoadedTeam> {
  const fresh = { staleTime: 0 };
  // The version before the slots: a change in between is then noticed when it is saved over.
  const teams = await queryClient.fetchQuery({ ...teamsQuery, ...fresh });
  const team = teams.find(({ id }) => id === teamId);
  if (!team) throw new Error("This team no longer exists.");
  const slots = await queryClient.fetchQuery({ ...teamPositionsQuery(teamId), ...fresh });
  return { team, lineUp: lineUpOf(team.formation, slots) };
}
