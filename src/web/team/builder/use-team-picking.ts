import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";
import { toastFailure } from "#web/api/toast-failure.ts";
import { type LoadedTeam, loadTeam } from "#web/team/saving/load-team.ts";
import type { useOpenTeam } from "#web/team/saving/use-open-team.ts";
import { type History, NO_HISTORY } from "#web/team/builder/steps/builder-history.ts";
import { type BuilderState, NEW_TEAM } from "#web/team/builder/steps/builder-state.ts";
import type { BuilderParts } from "./use-builder.ts";

export interface TeamPickingParts extends Pick<BuilderParts, "askedTeamId" | "onTeamChange"> {
  readonly openTeamId: number | null;
  readonly openTeam: ReturnType<typeof useOpenTeam>["openTeam"];
  readonly setState: (state: BuilderState) => void;
}

/** Picking an existing team loads its name, formation and slots (spec §4); so does an address that names one. */
export function useTeamPicking(parts: TeamPickingParts) {
  const { askedTeamId, onTeamChange, openTeamId, openTeam, setState } = parts;
  const queryClient = useQueryClient();
  const opening = useMutation({
    mutationFn: (teamId: number) => loadTeam(queryClient, teamId),
    onError: (error) => toastFailure(error, { title: "Failed to load the team", fallback: error.message }),
  });
  /** With a history given, what stood on the pitch before can be had back. */
  const pick = (teamId: number, history: History = NO_HISTORY) =>
    opening.mutate(teamId, {
      onSuccess: (loaded) => {
        const next = stateOf(loaded, history);
        openTeam(loaded.team, next);
        setState(next);
        onTeamChange(teamId);
      },
      // The address goes on to name the team that stands open.
      onError: () => onTeamChange(openTeamId),
    });
  const pickAsked = useEffectEvent(() => {
    if (askedTeamId !== null) pick(askedTeamId);
  });
  useEffect(() => pickAsked(), []);
  return { pick, isOpening: opening.isPending };
}

function stateOf({ team, lineUp }: LoadedTeam, history: History): BuilderState {
  const { name, formation } = team;
  return { ...NEW_TEAM, name, formation, lineUp, history, announcement: `${name} is open.` };
}
