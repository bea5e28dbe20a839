import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { CardView } from "#contract/card.ts";
import { toastFailure } from "../../api/toast-failure.ts";
import { type BuilderState, NEW_TEAM } from "./builder-state.ts";
import * as steps from "./builder-steps.ts";
import { type LoadedTeam, loadTeam } from "./load-team.ts";
import { askForFormation, refuse } from "./refuse.ts";
import { useOpenTeam } from "./use-open-team.ts";
import { useTeamCommands } from "./use-team-commands.ts";

/** The team builder: what stands on the pitch, the team that is open, and what can be done. */
export function useBuilder(cards: readonly CardView[]) {
  const queryClient = useQueryClient();
  const [state, setState] = useState<BuilderState>(NEW_TEAM);
  const { open, openTeam, closeTeam, saveState } = useOpenTeam();
  const change = (part: Partial<BuilderState>) => setState((before) => ({ ...before, ...part }));
  const startAnew = () => {
    closeTeam();
    setState(NEW_TEAM);
  };
  const opening = useMutation({
    mutationFn: (teamId: number) => loadTeam(queryClient, teamId),
    onError: (error) => toastFailure(error, { title: "Failed to load the team", fallback: error.message }),
  });
  const pick = (teamId: number) =>
    opening.mutate(teamId, {
      onSuccess: (loaded) => {
        openTeam(loaded.team);
        setState(stateOf(loaded));
      },
    });

  function take(step: steps.Step): void {
    if (step.kind === "refused") refuse(step.refusal);
    else if (step.kind === "formation_missing") askForFormation();
    else if (step.kind === "changed") change(step.change);
    else {
      change({ lineUp: step.lineUp, selection: null, announcement: step.announcement });
      open?.saving.change({ formation: state.formation, lineUp: step.lineUp });
    }
  }

  return {
    state,
    saveState,
    commands: useTeamCommands({ state, open, openTeam, onDeleted: startAnew }),
    actions: actionsOn({ state, cards, take }),
    openTeamId: open?.writer.teamId ?? null,
    isOpening: opening.isPending,
    rename: (name: string) => change({ name }),
    pick,
    startAnew,
    retry: () => void open?.saving.flush(),
    keepMine: () => void open?.saving.flush({ isOverwriting: true }),
    loadTheirs: () => {
      open?.saving.forget();
      if (open) pick(open.writer.teamId);
    },
  };
}

export type Builder = ReturnType<typeof useBuilder>;

interface ActionParts {
  readonly state: BuilderState;
  readonly cards: readonly CardView[];
  readonly take: (step: steps.Step) => void;
}

function actionsOn({ state, cards, take }: ActionParts) {
  // A card that is not in the collection (deleted in another tab) cannot be dropped.
  const dropped = (cardId: number, stepWith: (card: CardView) => steps.Step) => {
    const card = cards.find(({ id }) => id === cardId);
    if (card) take(stepWith(card));
  };
  return {
    pressCard: (card: CardView) => take(steps.pressCard(state, card)),
    pressSlot: (index: number) => take(steps.pressSlot(state, index)),
    dropOnSlot: (cardId: number, index: number) =>
      dropped(cardId, (card) => steps.dropOnSlot(state, card, index)),
    dropOnPitch: (cardId: number) => dropped(cardId, (card) => steps.dropOnPitch(state, card)),
    remove: (index: number) => take(steps.remove(state, index)),
    changeFormation: (name: string) => take(steps.changeFormation(state, name)),
  };
}

function stateOf({ team, lineUp }: LoadedTeam): BuilderState {
  const { name, formation } = team;
  return { name, formation, lineUp, selection: null, announcement: `${name} is open.` };
}
