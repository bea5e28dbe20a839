import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type Dispatch, useState } from "react";
import { activateTeam, deleteTeam } from "#contract/team.ts";
import { decideActivation, decideSave, type TeamToSave } from "#game/team/decide-team.ts";
import { readAgainOnceSettled } from "#web/api/after-act.ts";
import { call } from "#web/api/call.ts";
import { KeptKeys } from "#web/api/idempotency-key.ts";
import { toastFailure } from "#web/api/toast-failure.ts";
import { words } from "#web/language/words.ts";
import { NOBODY } from "#web/team/line-up.ts";
import type { OpenTeam } from "#web/team/saving/open-team.ts";
import { tellOtherTabs } from "#web/team/saving/other-tabs.ts";
import { createTeamNamed } from "#web/team/saving/team-writer.ts";
import type { TeamSave } from "#web/team/saving/use-team-save.ts";
import { forgetTeams } from "#web/team/team-queries.ts";
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

/** Save Team, Set Active and Delete Team. A user who leaves the builder before the answer still gets what they pressed. */
export function useTeamCommands(parts: TeamCommandsParts) {
  const { state, dispatch, save, onDeleted } = parts;
  const saving = useWholeSave(parts);
  const activation = useActivation();
  const deletion = useDeletion();
  const cardCount = state.lineUp.size;

  /** Saves if the rules allow it. @returns the team's id once everything is saved, otherwise null */
  const saveWhole = async (): Promise<number | null> => {
    const decision = decideSave({ ...state, cardCount });
    // What failed has been told.
    if (decision.ok) return saving.mutateAsync(decision.value).catch(() => null);
    toastRefusal(decision.refusal);
    if (decision.refusal.code === "team_name_missing") dispatch({ type: "askForName" });
    return null;
  };
  const saveAndTell = async (): Promise<void> => {
    if ((await saveWhole()) !== null) toast({ title: words("team")("toast.saved") });
  };
  const saveAndActivate = async (): Promise<void> => {
    const teamId = await saveWhole();
    if (teamId !== null) activation.mutate(teamId);
  };

  return {
    isSaving: saving.isPending,
    isActivating: activation.isPending,
    isDeleting: deletion.isPending,
    save: () => void saveAndTell(),
    setActive: () => {
      const decision = decideActivation([...state.lineUp.values()]);
      if (decision.ok) void saveAndActivate();
      else toastRefusal(decision.refusal);
    },
    remove: () => {
      // Only a builder that's still open has a next team to show.
      if (save.openTeam) deletion.mutate(save.openTeam, { onSuccess: onDeleted });
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
      const create = () =>
        createTeamNamed(keys, { name, formation }, (created) => {
          const opened = save.open(created, { formation, lineUp: NOBODY });
          dropDraft();
          onCreated(opened.id);
          return opened;
        });
      const openTeam = save.openTeam ?? (await create());
      return (await openTeam.saveNow({ name, formation, lineUp })) ? openTeam.id : null;
    },
    // The save state shows the failures of an open team.
    onError: (error) => toastTeamFailure(error, "toast.createFailed"),
    onSettled: () => forgetTeams(queryClient),
  });
}

function useActivation() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (teamId: number) => call(activateTeam, { params: { id: teamId } }),
    onSuccess: ({ name }) => void toast({ title: words("team")("toast.activated", { name }) }),
    onError: (error) => toastTeamFailure(error, "toast.activateFailed"),
    onSettled: readAgainOnceSettled(queryClient, "team"),
  });
}

/** Deletes an open team; its cards stay. */
function useDeletion() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: OpenTeam) => call(deleteTeam, { params: { id } }),
    onSuccess: (_answer, openTeam) => {
      openTeam.forget();
      toast({ title: words("team")("toast.deleted") });
      tellOtherTabs({ teamId: openTeam.id, version: null });
    },
    onError: (error) => toastTeamFailure(error, "toast.deleteFailed"),
    onSettled: readAgainOnceSettled(queryClient, "team"),
  });
}

type CommandFailure = "toast.createFailed" | "toast.activateFailed" | "toast.deleteFailed";

function toastTeamFailure(error: unknown, title: CommandFailure): void {
  const t = words("team");
  toastFailure(error, { title: t(title), fallback: t("toast.tryAgain") });
}
