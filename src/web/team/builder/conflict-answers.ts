import type { Placing } from "#web/team/saving/team-writer.ts";
import type { useOpenTeam } from "#web/team/saving/use-open-team.ts";
import { type History, remember } from "#web/team/builder/steps/builder-history.ts";
import { type BuilderState, NEW_TEAM } from "#web/team/builder/steps/builder-state.ts";
import { placingOf } from "#web/team/builder/steps/builder-steps.ts";

export interface ConflictAnswerParts {
  readonly state: BuilderState;
  /** What the team keeps of the state. */
  readonly kept: Placing;
  readonly session: ReturnType<typeof useOpenTeam>;
  readonly pick: (teamId: number, history: History) => void;
  readonly closeWith: (next: BuilderState) => void;
}

/** What can be chosen where somebody else has changed or deleted the open team. */
export function conflictAnswers({ state, kept, session, pick, closeWith }: ConflictAnswerParts) {
  const { open, clearConflict } = session;
  const name = state.name.trim();
  return {
    onKeepMine: () => {
      clearConflict();
      const draft = { ...kept, name: name === "" ? null : name };
      void open?.saveNow(draft, { isOverwriting: true });
    },
    /** Theirs are loaded, and undo brings mine back. */
    onLoadTheirs: () => {
      open?.saving.forget();
      if (open) pick(open.writer.teamId, remember(state.history, placingOf(state)));
    },
    onKeepAsNew: () => {
      open?.saving.forget();
      closeWith({ ...state, announcement: "The line-up is a new team now. It is not saved yet." });
    },
    onClear: () => {
      open?.saving.forget();
      closeWith(NEW_TEAM);
    },
  };
}
