import { toast } from "#web/ui/feedback/toast-store.ts";
import type { TeamView } from "#contract/team.ts";
import { decideActivation, decideSave } from "#game/team/decide-team.ts";
import { toastFailure } from "#web/api/toast-failure.ts";
import { useActivateTeam, useDeleteTeam } from "#web/team/team-queries.ts";
import type { BuilderState } from "#web/team/builder/steps/builder-state.ts";
import { refuse } from "./refuse.ts";
import { tellOtherTabs } from "#web/team/saving/team-news.ts";
import type { Placing } from "#web/team/saving/team-writer.ts";
import type { OpenTeam } from "#web/team/saving/use-open-team.ts";
import { useSaveTeam } from "./use-save-team.ts";

export interface TeamCommandsParts {
  readonly state: BuilderState;
  readonly open: OpenTeam | null;
  readonly openTeam: (team: TeamView, kept: Placing) => OpenTeam;
  /** The team has no name yet, which Save Team asks for. */
  readonly onNameMissing: () => void;
  /** A new team was created and stands open. */
  readonly onOpened: (teamId: number) => void;
  readonly onDeleted: () => void;
}

const FALLBACK = "Please try again.";

/** Save Team, Set Active and Delete Team. */
export function useTeamCommands(parts: TeamCommandsParts) {
  const { state, open, openTeam, onNameMissing, onOpened, onDeleted } = parts;
  const saving = useSaveTeam({ lineUp: state.lineUp, open, openTeam, onOpened });
  const activation = useActivateTeam();
  const deletion = useDeleteTeam();
  const cardCount = state.lineUp.size;

  /** Goes on with the saved team, where the rules let it be saved and its positions were. */
  const save = (then: (teamId: number) => void) => {
    const decision = decideSave({ ...state, cardCount });
    if (!decision.ok) {
      refuse(decision.refusal);
      if (decision.refusal.code === "team_name_missing") onNameMissing();
    } else saving.mutate(decision.value, { onSuccess: (teamId) => teamId !== null && then(teamId) });
  };
  const activate = (teamId: number) =>
    activation.mutate(teamId, {
      onSuccess: () => toast({ title: `${state.name.trim()} is your active team` }),
      onError: (error) => toastFailure(error, { title: "Failed to activate team", fallback: FALLBACK }),
    });
  const deleteOpen = ({ saving: autoSaving, writer }: OpenTeam) => {
    deletion.mutate(writer.teamId, {
      onSuccess: () => {
        autoSaving.forget();
        toast({ title: "Team deleted" });
        tellOtherTabs({ teamId: writer.teamId, version: null });
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
