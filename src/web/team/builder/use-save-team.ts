import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { TeamToSave } from "#game/team/decide-team.ts";
import { toastFailure } from "../../api/toast-failure.ts";
import type { LineUp } from "../line-up.ts";
import { forgetTeams } from "../team-queries.ts";
import { createTeamNamed } from "../team-writer.ts";
import type { TeamCommandsParts } from "./use-team-commands.ts";

export interface SaveTeamParts extends Pick<TeamCommandsParts, "open" | "openTeam"> {
  readonly lineUp: LineUp;
}

/**
 * Saves the whole team: its positions, and its name and formation; a new one is created and then stands open. The
 * answer is its id, or null where its positions were not saved, which the save state shows.
 */
export function useSaveTeam({ lineUp, open, openTeam }: SaveTeamParts) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (team: TeamToSave) => {
      const target = open ?? openTeam(await createTeamNamed(team));
      target.saving.change({ formation: team.formation, lineUp });
      if (!(await target.saving.flush())) return null;
      if (open) await target.writer.writeName(team);
      return target.writer.teamId;
    },
    onError: (error) => {
      const title = open ? "Failed to update team" : "Failed to create team";
      toastFailure(error, { title, fallback: "Please try again." });
    },
    onSettled: () => forgetTeams(queryClient),
  });
}
