import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { TeamView } from "#contract/team.ts";
import { isUnauthorized } from "#web/api/api-error.ts";
import { toastFailure } from "#web/api/toast-failure.ts";
import { handleLoggedOut } from "#web/account/logged-out.ts";
import { forgetTeams } from "#web/team/team-queries.ts";
import { AutoSave, type SaveState } from "./auto-save.ts";
import { type Conflict, conflictOf, isWorthRetrying, orFailWith, SaveFailure } from "./save-failure.ts";
import { tellOtherTabs } from "./team-news.ts";
import { type Placing, type TeamDraft, type TeamWriter, teamWriter } from "./team-writer.ts";
import { useConflict } from "./use-conflict.ts";
import { useLastSave } from "./use-last-save.ts";

/** A saved team that stands open in the builder. */
export interface OpenTeam {
  readonly writer: TeamWriter;
  readonly saving: AutoSave<TeamDraft>;
  /** Saves this line-up soon, unless it is the one that was kept last. */
  keep(placing: Placing): void;
  /** Saves this at once; true when nothing is left unsaved. */
  saveNow(draft: TeamDraft, options?: { readonly isOverwriting?: boolean }): Promise<boolean>;
}

const IDLE: SaveState = { name: "idle" };

/** The team that is open with its auto-save, how far that is, and whether somebody else has changed the team. */
export function useOpenTeam() {
  const queryClient = useQueryClient();
  const [open, setOpen] = useState<OpenTeam | null>(null);
  const [saveState, setSaveState] = useState(IDLE);
  const [conflict, setConflict] = useConflict(open);
  useLastSave(open?.saving ?? null);

  function change(next: OpenTeam | null): void {
    setSaveState(IDLE);
    setConflict(null);
    setOpen(next);
  }

  /** Opens a team, which stands as it is given, in place of the one that is open. */
  function openTeam(team: TeamView, kept: Placing): OpenTeam {
    const next = makeOpenTeam({ team, kept, queryClient, onState: setSaveState, onConflict: setConflict });
    change(next);
    return next;
  }

  return {
    open,
    openTeam,
    /** Closes the team that is open: what comes is a new one. */
    closeTeam: () => change(null),
    saveState,
    conflict,
    clearConflict: () => setConflict(null),
  };
}

interface OpenTeamParts {
  readonly team: TeamView;
  readonly kept: Placing;
  readonly queryClient: QueryClient;
  readonly onState: (state: SaveState) => void;
  readonly onConflict: (conflict: Conflict | null) => void;
}

function makeOpenTeam({ team, kept, queryClient, onState, onConflict }: OpenTeamParts): OpenTeam {
  const writer = teamWriter(team);
  let lastKept = kept;
  let isToldOf = false;

  /** A save that nobody asked for fails: told wherever the person looks, once in a row. */
  function tellOfFailure(failure: SaveFailure): void {
    const conflict = conflictOf(failure);
    if (conflict !== null) onConflict(conflict);
    else if (isUnauthorized(failure.cause)) handleLoggedOut();
    else if (!isToldOf) {
      toastFailure(failure.cause, { title: failure.message, fallback: "Your last change is not saved yet." });
    }
    isToldOf = conflict === null;
  }

  async function save(draft: TeamDraft, isOverwriting: boolean): Promise<void> {
    const { name } = draft;
    try {
      const writeLineUp = () => writer.writeLineUp(draft, isOverwriting);
      await orFailWith("Failed to update team positions", writeLineUp);
      if (name !== null)
        await orFailWith("Failed to update team", () => writer.writeName(name, isOverwriting));
      isToldOf = false;
    } catch (error) {
      if (error instanceof SaveFailure) tellOfFailure(error);
      throw error;
    } finally {
      void forgetTeams(queryClient);
    }
    tellOtherTabs({ teamId: team.id, version: writer.version() });
  }

  const saving = new AutoSave<TeamDraft>({ save, onState, isWorthRetrying });
  return {
    writer,
    saving,
    keep({ formation, lineUp }) {
      if (formation === lastKept.formation && lineUp === lastKept.lineUp) return;
      lastKept = { formation, lineUp };
      saving.change({ name: null, formation, lineUp });
    },
    saveNow(draft, options) {
      lastKept = draft;
      saving.change(draft);
      return saving.flush(options);
    },
  };
}
