import { useEffect, useReducer, useState } from "react";
import type { CardView } from "#contract/card/card.ts";
import type { TeamView } from "#contract/team.ts";
import type { Placement } from "#web/team/line-up.ts";
import { useUser } from "#web/account/user-context.tsx";
import { unsentTeams } from "#web/team/saving/unsent-teams.ts";
import { type TeamSave, useTeamSave } from "#web/team/saving/use-team-save.ts";
import { placementToKeep } from "./builder-history.ts";
import { builderReducer } from "./builder-reducer.ts";
import { type BuilderState, NEW_TEAM, placementOf } from "./builder-state.ts";
import { draftOrNew, dropDraft, storeDraft } from "./new-team-draft.ts";
import { toastRefusal } from "./toast-refusal.ts";
import { useTeamCommands } from "./use-team-commands.ts";
import { useTeamOpening } from "./use-team-opening.ts";

export interface BuilderParts {
  readonly cards: readonly CardView[];
  readonly teams: readonly TeamView[];
  /** The team in the address; null: none. */
  readonly askedTeamId: number | null;
  /** Called with the opened team; null: a new one. */
  readonly onTeamChange: (teamId: number | null) => void;
}

/** The team on the pitch, the saved team it belongs to, and the commands. */
export function useBuilder({ cards, teams, askedTeamId, onTeamChange }: BuilderParts) {
  const { id: userId } = useUser();
  const [state, dispatch] = useReducer(builderReducer, cards, (own) => draftOrNew(userId, own));
  // A team that isn't saved yet comes before the active one.
  const [firstTeamId] = useState(
    askedTeamId ?? (state === NEW_TEAM ? (unsentIdOf(teams, userId) ?? activeIdOf(teams)) : null),
  );
  const kept = placementToKeep(state.history, placementOf(state));
  const save = useTeamSave(kept);
  const { openTeam } = save;
  const { open, isOpening } = useTeamOpening({ cards, firstTeamId, onTeamChange, dispatch, save });
  useEffect(() => {
    if (openTeam === null) storeDraft(userId, state);
  }, [openTeam, state, userId]);
  useEffect(() => {
    if (state.refusal !== null) toastRefusal(state.refusal);
  }, [state.refusal]);

  const startTeam = (draft: BuilderState) => {
    save.close();
    dispatch({ type: "startTeam", draft });
    onTeamChange(null);
  };
  return {
    state,
    dispatch,
    openTeamId: openTeam?.id ?? null,
    saveStatus: {
      state: save.state,
      isHeld: openTeam !== null && kept.formation !== state.formation,
      isNameUnsaved: save.savedName !== null && save.savedName !== state.name.trim(),
      onRetry: () => void openTeam?.flush(),
    },
    isOpening,
    commands: useTeamCommands({
      state,
      dispatch,
      save,
      onCreated: onTeamChange,
      onDeleted: () => {
        dropDraft();
        startTeam(NEW_TEAM);
      },
    }),
    pickTeam: (teamId: number) => open(teamId, { isUndoable: false }),
    startNewTeam: () => startTeam(draftOrNew(userId, cards)),
    conflict: openTeam === null || isOpening ? null : save.conflict,
    conflictAnswers: conflictAnswers({ state, kept, save, open, startTeam }),
  };
}

/** The team whose change this browser couldn't send, the latest if there are several. */
function unsentIdOf(teams: readonly TeamView[], userId: string): number | null {
  const unsent = unsentTeams(userId).findLast(({ teamId }) => teams.some(({ id }) => id === teamId));
  return unsent?.teamId ?? null;
}

function activeIdOf(teams: readonly TeamView[]): number | null {
  return teams.find(({ isActive }) => isActive)?.id ?? null;
}

interface ConflictParts {
  readonly state: BuilderState;
  readonly kept: Placement;
  readonly save: TeamSave;
  readonly open: ReturnType<typeof useTeamOpening>["open"];
  readonly startTeam: (draft: BuilderState) => void;
}

/** What a manager can do when the open team was changed or deleted elsewhere. */
function conflictAnswers({ state, kept, save, open, startTeam }: ConflictParts) {
  const { openTeam, clearConflict } = save;
  const name = state.name.trim();
  return {
    onKeepMine: () => {
      clearConflict();
      void openTeam?.saveNow({ ...kept, name: name === "" ? null : name }, { isOverwriting: true });
    },
    onLoadTheirs: () => {
      openTeam?.forget();
      if (openTeam) open(openTeam.id, { isUndoable: true });
    },
    onKeepAsNew: () => {
      openTeam?.forget();
      startTeam({ ...state, announcement: (t) => t("spoken.keptAsNew") });
    },
    onClear: () => {
      openTeam?.forget();
      startTeam(NEW_TEAM);
    },
  };
}

export type Builder = ReturnType<typeof useBuilder>;
