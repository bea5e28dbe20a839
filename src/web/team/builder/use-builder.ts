import { useEffect, useState } from "react";
import type { CardView } from "#contract/card/card.ts";
import type { Placing } from "#web/team/saving/team-writer.ts";
import { useOpenTeam } from "#web/team/saving/use-open-team.ts";
import { placingToKeep } from "#web/team/builder/steps/builder-history.ts";
import { actionsOn } from "#web/team/builder/steps/builder-actions.ts";
import { type BuilderState, NEW_TEAM } from "#web/team/builder/steps/builder-state.ts";
import { placingOf, type Step } from "#web/team/builder/steps/builder-steps.ts";
import { draftOrNew, dropDraft, storeDraft } from "#web/team/builder/steps/new-team-draft.ts";
import { askForFormation, refuse } from "./refuse.ts";
import { conflictAnswers } from "./conflict-answers.ts";
import { stateAfter } from "#web/team/builder/steps/state-after.ts";
import { useTeamCommands } from "./use-team-commands.ts";
import { useTeamPicking } from "./use-team-picking.ts";

export interface BuilderParts {
  readonly cards: readonly CardView[];
  /** The team that the address asks for; null: a new one. */
  readonly askedTeamId: number | null;
  /** Called with the team that stands open from now on; null: a new one. */
  readonly onTeamChange: (teamId: number | null) => void;
}

/** The team builder: what stands on the pitch, the team that is open, and what can be done. */
export function useBuilder({ cards, askedTeamId, onTeamChange }: BuilderParts) {
  const [state, setState] = useState<BuilderState>(() => draftOrNew(cards));
  const session = useOpenTeam();
  const { open, openTeam } = session;
  const closeWith = (next: BuilderState) => {
    session.closeTeam();
    setState(next);
    onTeamChange(null);
  };
  const openTeamId = open?.writer.teamId ?? null;
  const picking = useTeamPicking({ askedTeamId, onTeamChange, openTeamId, openTeam, setState });
  const kept = keptOf(state);
  useEffect(() => {
    if (open === null) storeDraft(state);
  }, [open, state]);

  function take(step: Step): void {
    if (step.kind === "refused") refuse(step.refusal);
    else if (step.kind === "formation_missing") askForFormation();
    else {
      const next = stateAfter(state, step);
      setState(next);
      open?.keep(keptOf(next));
    }
  }

  return {
    state,
    saveState: session.saveState,
    conflict: open === null || picking.isOpening ? null : session.conflict,
    conflictAnswers: conflictAnswers({ state, kept, session, pick: picking.pick, closeWith }),
    commands: useTeamCommands({
      state,
      open,
      openTeam,
      onNameMissing: () => setState({ ...state, focusWish: { kind: "name" } }),
      onOpened: onTeamChange,
      onDeleted: () => {
        dropDraft();
        closeWith(NEW_TEAM);
      },
    }),
    actions: actionsOn({ state, cards, take }),
    openTeamId,
    /** The formation was changed and nobody stands in it yet: the team keeps the line-up that it has. */
    isHeld: open !== null && kept.formation !== state.formation,
    isOpening: picking.isOpening,
    rename: (name: string) => setState({ ...state, name }),
    pick: picking.pick,
    startAnew: () => closeWith(draftOrNew(cards)),
    retry: () => void open?.saving.flush(),
  };
}

/** What a saved team keeps of the builder. */
function keptOf(state: BuilderState): Placing {
  return placingToKeep(state.history, placingOf(state));
}

export type Builder = ReturnType<typeof useBuilder>;
