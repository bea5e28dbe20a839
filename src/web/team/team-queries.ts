import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { getActiveTeam, getTeamPositions, listTeams } from "#contract/team.ts";
import { readAgainAfter } from "#web/api/after-act.ts";
import { call, read } from "#web/api/call.ts";

/** The user's teams, newest first. */
export const teamsQuery = read(listTeams, {});

/** The active team with its cards, or null. If the response lacks the cards, a second call fetches them. */
export const activeTeamQuery = queryOptions({
  ...read(getActiveTeam, {}),
  queryFn: async ({ signal }) => {
    const team = await call(getActiveTeam, {}, { signal });
    if (team === null || team.positions.length > 0) return team;
    return { ...team, positions: await call(getTeamPositions, { params: { id: team.id } }, { signal }) };
  },
});

/** The slots of a team with their cards. */
export function teamPositionsQuery(teamId: number) {
  return read(getTeamPositions, { params: { id: teamId } });
}

/** Reads again what depends on teams: now where it's shown, otherwise when it's next shown. */
export function forgetTeams(queryClient: QueryClient): Promise<void> {
  return readAgainAfter(queryClient, "team");
}
