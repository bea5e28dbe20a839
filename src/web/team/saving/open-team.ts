import type { TeamView } from "#contract/team.ts";
import { handleLoggedOut } from "#web/account/logged-out.ts";
import { isUnauthorized } from "#web/api/api-error.ts";
import { toastFailure } from "#web/api/toast-failure.ts";
import { words } from "#web/language/words.ts";
import type { Placement } from "#web/team/line-up.ts";
import { AutoSave, type SaveState } from "./auto-save.ts";
import { tellOtherTabs } from "./other-tabs.ts";
import { type Conflict, conflictOf, isWorthRetrying, SaveFailure, savePart } from "./save-failure.ts";
import { type TeamDraft, type TeamWriter, teamWriter } from "./team-writer.ts";
import { dropUnsent, storeUnsent, toUnsent } from "./unsent-teams.ts";

export interface OpenTeamParts {
  readonly userId: string;
  readonly team: TeamView;
  /** The server's line-up. */
  readonly saved: Placement;
  readonly onState: (state: SaveState) => void;
  readonly onConflict: (conflict: Conflict) => void;
  /** Called with each line-up that was saved, and the name that the team now has. */
  readonly onSaved: (saved: Placement, name: string) => void;
  /** Called after each attempt to save, successful or not. */
  readonly onAttempt: () => void;
}

/** The last one opened of each team: what it couldn't save, it keeps trying to. */
const opened = new Map<number, OpenTeam>();

/** The open team with changes that it's still trying to save, if there is one. */
export function savingTeam(teamId: number): OpenTeam | null {
  const team = opened.get(teamId);
  return team?.hasUnsaved === true ? team : null;
}

/**
 * A saved team that is open in the builder: saves itself and reports failures. Until a change is saved, this browser
 * stores it, and a team that is opened again starts with it.
 */
export class OpenTeam {
  readonly id: number;
  readonly #parts: OpenTeamParts;
  readonly #writer: TeamWriter;
  readonly #saving: AutoSave<TeamDraft>;
  #lastKept: Placement;
  /** The name that a save has still to deliver; null: none. */
  #unsavedName: string | null = null;
  /** Whether the current run of failures has had its toast. */
  #hasToldFailure = false;

  constructor(parts: OpenTeamParts) {
    this.id = parts.team.id;
    this.#parts = parts;
    this.#lastKept = parts.saved;
    this.#writer = teamWriter(parts.team);
    const save = (draft: TeamDraft, isOverwriting: boolean) => this.#save(draft, isOverwriting);
    const onState = (state: SaveState) => {
      if (state.name === "saved" || isRefused(state)) this.#dropStored();
      // A refused name would have every later line-up refused too.
      if (isRefused(state) && state.error.part === "team") this.#unsavedName = null;
      parts.onState(state);
    };
    this.#saving = new AutoSave<TeamDraft>({ save, onState, isWorthRetrying });
    // Two that save the same team would take each other's saves for changes from elsewhere.
    opened.get(this.id)?.retire();
    opened.set(this.id, this);
  }

  /** The version the next save is based on. */
  get version(): number {
    return this.#writer.version();
  }

  get hasUnsaved(): boolean {
    return this.#saving.hasUnsaved();
  }

  /** Whether the last attempt to save failed, and its line-up is still unsaved. */
  get hasFailed(): boolean {
    return this.#saving.hasFailed();
  }

  /** Saves this line-up soon, unless it equals the last one. A name that isn't saved yet goes with it. */
  keep({ formation, lineUp }: Placement): void {
    if (formation === this.#lastKept.formation && lineUp === this.#lastKept.lineUp) return;
    this.#lastKept = { formation, lineUp };
    this.#change({ name: null, formation, lineUp });
  }

  /** Saves this now; true if nothing is left unsaved. */
  saveNow(draft: TeamDraft, options?: { readonly isOverwriting?: boolean }): Promise<boolean> {
    this.#lastKept = draft;
    this.#change(draft);
    return this.#saving.flush(options);
  }

  /** Saves unsaved changes now; true if nothing is left unsaved. */
  flush(): Promise<boolean> {
    return this.#saving.flush();
  }

  /** Drops unsaved changes. */
  forget(): void {
    this.#saving.forget();
    this.#unsavedName = null;
    this.#dropStored();
  }

  /** Stops saving; another one of this team continues with the stored change. */
  retire(): void {
    this.#saving.forget();
  }

  #change(changed: TeamDraft): void {
    this.#unsavedName = changed.name ?? this.#unsavedName;
    const draft = { ...changed, name: this.#unsavedName };
    storeUnsent(this.#parts.userId, toUnsent(draft, { teamId: this.id, version: this.version }));
    this.#saving.change(draft);
  }

  #dropStored(): void {
    dropUnsent(this.#parts.userId, this.id);
  }

  async #save(draft: TeamDraft, isOverwriting: boolean): Promise<void> {
    const { name } = draft;
    const writer = this.#writer;
    try {
      await savePart("positions", () => writer.writeLineUp(draft, isOverwriting));
      if (name !== null) await savePart("team", () => writer.writeName(name, isOverwriting));
      this.#hasToldFailure = false;
    } catch (error) {
      if (error instanceof SaveFailure) this.#tell(error);
      throw error;
    } finally {
      this.#parts.onAttempt();
    }
    // A newer name can have come during the save.
    if (name === this.#unsavedName) this.#unsavedName = null;
    this.#parts.onSaved(draft, writer.name());
    tellOtherTabs({ teamId: this.id, version: writer.version() });
  }

  /** The user doesn't start an auto-save, so a toast on any screen reports its failure, once for several in a row. */
  #tell(failure: SaveFailure): void {
    const conflict = conflictOf(failure);
    if (conflict !== null) this.#parts.onConflict(conflict);
    else if (isUnauthorized(failure.cause)) handleLoggedOut();
    else if (!this.#hasToldFailure) {
      const t = words("team");
      toastFailure(failure.cause, { title: t(`save.failed.${failure.part}`), fallback: t("save.notSaved") });
    }
    this.#hasToldFailure = conflict === null;
  }
}

/** Whether a save was refused for good: sending the same later would fail again, and nobody can choose. */
function isRefused(
  state: SaveState,
): state is Extract<SaveState, { name: "failed" }> & { error: SaveFailure } {
  if (state.name !== "failed" || state.isTryingAgain || !(state.error instanceof SaveFailure)) return false;
  return conflictOf(state.error) === null && !isUnauthorized(state.error.cause);
}
