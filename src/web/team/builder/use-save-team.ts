import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { TeamToSave } from "#game/team/decide-team.ts";
import { toastFailure } from "#web/api/toast-failure.ts";
import { type LineUp, NOBODY } from "#web/team/line-up.ts";
import { createTeamNamed } from "#web/team/saving/team-writer.ts";
import { forgetTeams } from "#web/team/team-queries.ts";
import { dropDraft } from "#web/team/builder/steps/new-team-draft.ts";
import type { TeamCommandsParts } from "./use-team-commands.ts";

export interface SaveTeamParts extends Pick<TeamCommandsParts, "open" | "openTeam" | "onOpened"> {
  readonly lineUp: LineUp;
}

/**
 * Saves the whole team: its positions, its formation and its name; a new one is created and then stands open. The
 * answer is its id, or null where it was not saved whole, which the save state shows.
 */
export function useSaveTeam({ lineUp, open, openTeam, onOpened }: SaveTeamParts) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ name, formation }: TeamToSave) => {
      const target = open ?? openTeam(await createTeamNamed(name, formation), { formation, lineUp: NOBODY });
      if (open === null) {
        dropDraft();
        onOpened(target.writer.teamId);
      }
      return (await target.saveNow({ name, formation, lineUp })) ? target.writer.teamId : null;
    },
    // What fails in a team that stands open its save state tells.
    onError: (error) =>
      toastFailure(error, { title: "Failed to create team", fallback: "Please try again." }),
    onSettled: () => forgetTeams(queryClient),
  });
}
