import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import type { TeamView } from "#contract/team.ts";
import { isRefusedWith, isUnauthorized } from "../../api/api-error.ts";
import { toastFailure } from "../../api/toast-failure.ts";
import { handleLoggedOut } from "../../account/logged-out.ts";
import { type AutoSave, autoSave, type SaveState } from "../auto-save.ts";
import { forgetTeams } from "../team-queries.ts";
import { type TeamDraft, type TeamWriter, teamWriter } from "../team-writer.ts";

type LineUpDraft = Omit<TeamDraft, "name">;

/** A saved team that stands open in the builder. */
export interface OpenTeam {
  readonly writer: TeamWriter;
  readonly saving: AutoSave<LineUpDraft>;
}

/** A save that nobody asked for fails: told wherever the person looks. The builder asks about a changed team. */
function announceFailure(error: unknown): void {
  if (isUnauthorized(error)) handleLoggedOut();
  else if (!isRefusedWith(error, "team_changed")) {
    toastFailure(error, {
      title: "Failed to update team positions",
      fallback: "Your last change is not saved.",
    });
  }
}

const IDLE: SaveState = { name: "idle" };

/** The team that is open with its auto-save, and how far that is. What is unsaved is sent when the screen is left. */
export function useOpenTeam() {
  const queryClient = useQueryClient();
  const [open, setOpen] = useState<OpenTeam | null>(null);
  const [saveState, setSaveState] = useState(IDLE);

  useEffect(() => {
    const leave = () => void open?.saving.flush();
    addEventListener("pagehide", leave);
    return () => {
      removeEventListener("pagehide", leave);
      leave();
    };
  }, [open]);

  /** Opens a team in place of the one that is open. */
  function openTeam(team: TeamView): OpenTeam {
    const next = makeOpenTeam(team);
    setSaveState(IDLE);
    setOpen(next);
    return next;
  }

  /** Closes the team that is open: what comes is a new one. */
  function closeTeam(): void {
    setSaveState(IDLE);
    setOpen(null);
  }

  function makeOpenTeam(team: TeamView): OpenTeam {
    const writer = teamWriter(team);
    const saving = autoSave<LineUpDraft>({
      onState: setSaveState,
      save: async (draft, isOverwriting) => {
        try {
          await writer.writeLineUp(draft, isOverwriting);
        } catch (error) {
          announceFailure(error);
          throw error;
        } finally {
          void forgetTeams(queryClient);
        }
      },
    });
    return { writer, saving };
  }

  return { open, openTeam, closeTeam, saveState };
}
