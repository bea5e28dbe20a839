import { toast } from "#web/ui/feedback/toast-store.ts";
import type { TeamView } from "#contract/team.ts";
import { decideActivation, decideSave } from "#game/team/decide-team.ts";
import { toastFailure } from "../../api/toast-failure.ts";
import { useActivateTeam, useDeleteTeam } from "../team-queries.ts";
import type { BuilderState } from "./builder-state.ts";
import { refuse } from "./refuse.ts";
import type { OpenTeam } from "./use-open-team.ts";
import { useSaveTeam } from "./use-save-team.ts";

export interface TeamCommandsParts {
  readonly state: BuilderState;
  readonly open: OpenTeam | null;
  readonly openTeam: (team: TeamView) => OpenTeam;
  readonly onDeleted: () => void;
}

const FALLBACK = "Please try again.";

/** Save Team, Set Active and Delete Team. */
export function useTeamCommands({ state, open, openTeam, onDeleted }: TeamCommandsParts) {
  const saving = useSaveTeam({ lineUp: state.lineUp, open, openTeam });
  const activation = useActivateTeam();
  const deletion = useDeleteTeam();
  const cardCount = state.lineUp.size;

  /** Goes on with the saved team, where the rules let it be saved and its positions were. */
  const save = (then: (teamId: number) => void) => {
    const decision = decideSave({ ...state, cardCount });
    if (!decision.ok) refuse(decision.refusal);
    else saving.mutate(decision.value, { onSuccess: (teamId) => teamId !== null && then(teamId) });
  };
  const activate = (teamId: number) =>
    activation.mutate(teamId, {
      onSuccess: ({ name }) => toast({ title: `${name} is your active team` }),
      onError: (error) => toastFailure(error, { title: "Failed to activate team", fallback: FALLBACK }),
    });
  const deleteOpen = ({ saving: autoSaving, writer }: OpenTeam) => {
    autoSaving.forget();
    deletion.mutate(writer.teamId, {
      onSuccess: () => {
        toast({ title: "Team deleted" });
        onDeleted();
      },
      onError: (error) => toastFailure(error, { title: "Failed to delete team", fallback: FALLBACK }),
    });
  };

  return {
    isSaving: saving.isPending,
    isActivating: activation.isPending,
    isDeleting: deletion.isPending,
    save: () => save(() => toast({ title: "Team saved" })),
    setActive: () => {
      const decision = decideActivation({ cardCount });
      if (decision.ok) save(activate);
      else refuse(decision.refusal);
    },
    remove: () => {
      if (open) deleteOpen(open);
    },
  };
}
