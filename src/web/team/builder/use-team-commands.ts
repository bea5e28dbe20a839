import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type Dispatch, useState } from "react";
import { decideActivation, decideSave, type TeamToSave } from "#game/team/decide-team.ts";
import { KeptKeys } from "#web/api/idempotency-key.ts";
import { toastFailure } from "#web/api/toast-failure.ts";
import { words } from "#web/language/words.ts";
import { NOBODY } from "#web/team/line-up.ts";
import type { OpenTeam } from "#web/team/saving/open-team.ts";
import { tellOtherTabs } from "#web/team/saving/other-tabs.ts";
import { createTeamNamed } from "#web/team/saving/team-writer.ts";
import type { TeamSave } from "#web/team/saving/use-team-save.ts";
import { forgetTeams, useActivateTeam, useDeleteTeam } from "#web/team/team-queries.ts";
import { toast } from "#web/ui/feedback/toast-store.ts";
import type { BuilderAction } from "./builder-reducer.ts";
import type { BuilderState } from "./builder-state.ts";
import { dropDraft } from "./new-team-draft.ts";
import { toastRefusal } from "./toast-refusal.ts";

export interface TeamCommandsParts {
  readonly state: BuilderState;
  readonly dispatch: Dispatch<BuilderAction>;
  readonly save: TeamSave;
  /** Called after a new team has been created and opened. */
  readonly onCreated: (teamId: number) => void;
  readonly onDeleted: () => void;
}

/** Save Team, Set Active and Delete Team. */
export function useTeamCommands(parts: TeamCommandsParts) {
  const { state, dispatch, save, onDeleted } = parts;
  const saving = useWholeSave(parts);
  const activation = useActivateTeam();
  const deletion = useDeleteTeam();
  const cardCount = state.lineUp.size;

  /** Saves if the rules allow it, and calls back once everything is saved. */
  const saveThen = (then: (teamId: number) => void) => {
    const decision = decideSave({ ...state, cardCount });
    if (decision.ok) {
      saving.mutate(decision.value, { onSuccess: (teamId) => teamId !== null && then(teamId) });
      return;
    }
    toastRefusal(decision.refusal);
    if (decision.refusal.code === "team_name_missing") dispatch({ type: "askForName" });
  };
  const activate = (teamId: number) =>
    activation.mutate(teamId, {
      onSuccess: () => toast({ title: words("team")("toast.activated", { name: state.name.trim() }) }),
      onError: (error) => toastTeamFailure(error, "toast.activateFailed"),
    });
  const remove = (openTeam: OpenTeam) =>
    deletion.mutate(openTeam.id, {
      onSuccess: () => {
        openTeam.forget();
        toast({ title: words("team")("toast.deleted") });
        tellOtherTabs({ teamId: openTeam.id, version: null });
        onDeleted();
      },
      onError: (error) => toastTeamFailure(error, "toast.deleteFailed"),
    });

  return {
    isSaving: saving.isPending,
    isActivating: activation.isPending,
    isDeleting: deletion.isPending,
    save: () => saveThen(() => toast({ title: words("team")("toast.saved") })),
    setActive: () => {
      const decision = decideActivation({ cardCount });
      if (decision.ok) saveThen(activate);
      else toastRefusal(decision.refusal);
    },
    remove: () => {
      if (save.openTeam) remove(save.openTeam);
    },
  };
}

/**
 * Saves positions, formation and name; a new team is created and opened first. The result is the team's id, or null if
 * a part was not saved, which the save state shows.
 */
function useWholeSave({ state: { lineUp }, save, onCreated }: TeamCommandsParts) {
  const queryClient = useQueryClient();
  const [keys] = useState(() => new KeptKeys());
  return useMutation({
    mutationFn: async ({ name, formation }: TeamToSave) => {
      let { openTeam } = save;
      if (openTeam === null) {
        const created = await createTeamNamed(keys, name, formation);
        openTeam = save.open(created, { formation, lineUp: NOBODY });
        dropDraft();
        onCreated(openTeam.id);
      }
      return (await openTeam.saveNow({ name, formation, lineUp })) ? openTeam.id : null;
    },
    // The save state shows the failures of an open team.
    onError: (error) => toastTeamFailure(error, "toast.createFailed"),
    onSettled: () => forgetTeams(queryClient),
  });
}

type CommandFailure = "toast.createFailed" | "toast.activateFailed" | "toast.deleteFailed";

function toastTeamFailure(error: unknown, title: CommandFailure): void {
  const t = words("team");
  toastFailure(error, { title: t(title), fallback: t("toast.tryAgain") });
}
