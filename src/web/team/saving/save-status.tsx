import { CircleAlert, CircleCheck, CloudUpload } from "lucide-react";
import { Button } from "#web/ui/action/button.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { Spinner } from "#web/ui/feedback/spinner.tsx";
import { userMessageOf } from "#web/api/api-error.ts";
import type { SaveState } from "./auto-save.ts";
import { SaveFailure } from "./save-failure.ts";

export interface SaveStatusProps {
  readonly state: SaveState;
  /** The formation was changed and has no player yet: the saved team still has the old line-up. */
  readonly isHeld: boolean;
  readonly onRetry: () => void;
}

/** How far the auto-save of the open team is; its line is always there, so that nothing jumps. */
export function SaveStatus({ state, isHeld, onRetry }: SaveStatusProps) {
  const isFailed = state.name === "failed";
  return (
    <output
      className={classNames(
        "-my-1 flex min-h-9 flex-wrap items-center justify-center gap-2 text-sm",
        isFailed ? "text-danger-text" : "text-ink-muted",
      )}
    >
      <StatusIcon state={state} isHeld={isHeld} />
      {isHeld && !isFailed ? "The new formation is saved with its first player" : textOf(state)}
      {isFailed && (
        <Button variant="secondary" size="small" onClick={onRetry}>
          Try again
        </Button>
      )}
    </output>
  );
}

function StatusIcon({ state, isHeld }: Pick<SaveStatusProps, "state" | "isHeld">) {
  if (state.name === "failed") return <CircleAlert aria-hidden="true" className="size-4" />;
  if (isHeld || state.name === "waiting") return <CloudUpload aria-hidden="true" className="size-4" />;
  if (state.name === "saving") return <Spinner className="size-4" />;
  if (state.name === "saved") return <CircleCheck aria-hidden="true" className="size-4 text-good-text" />;
  return null;
}

const TEXTS: Readonly<Record<Exclude<SaveState["name"], "failed">, string>> = {
  idle: "",
  waiting: "Not saved yet",
  saving: "Saving...",
  saved: "All changes saved",
};

function textOf(state: SaveState): string {
  if (state.name !== "failed") return TEXTS[state.name];
  const { error, isTryingAgain } = state;
  const what = error instanceof SaveFailure ? error.message : "Failed to update team";
  if (isTryingAgain) return `${what}. Trying again...`;
  const reason = error instanceof SaveFailure ? userMessageOf(error.cause) : null;
  return [what, reason].filter(Boolean).join(": ");
}
