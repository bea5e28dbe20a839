import { CircleAlert, CircleCheck, CloudUpload } from "lucide-react";
import { Button } from "#web/ui/action/button.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { Spinner } from "#web/ui/feedback/spinner.tsx";
import { userMessageOf } from "../../api/api-error.ts";
import type { SaveState } from "../auto-save.ts";

export interface SaveStatusProps {
  readonly state: SaveState;
  readonly onRetry: () => void;
}

/** How far the auto-save of the open team is; its line is always there, so that nothing jumps. */
export function SaveStatus({ state, onRetry }: SaveStatusProps) {
  const isFailed = state.name === "failed";
  return (
    <output
      className={classNames(
        "-my-1 flex min-h-9 flex-wrap items-center justify-center gap-2 text-sm",
        isFailed ? "text-danger-text" : "text-ink-muted",
      )}
    >
      {state.name === "waiting" && <CloudUpload aria-hidden="true" className="size-4" />}
      {state.name === "saving" && <Spinner className="size-4" />}
      {state.name === "saved" && <CircleCheck aria-hidden="true" className="size-4 text-good-text" />}
      {isFailed && <CircleAlert aria-hidden="true" className="size-4" />}
      {textOf(state)}
      {isFailed && (
        <Button variant="secondary" size="small" onClick={onRetry}>
          Try again
        </Button>
      )}
    </output>
  );
}

const TEXTS: Readonly<Record<SaveState["name"], string>> = {
  idle: "",
  waiting: "Not saved yet",
  saving: "Saving...",
  saved: "All changes saved",
  failed: "Failed to update team positions",
};

function textOf(state: SaveState): string {
  const reason = state.name === "failed" ? userMessageOf(state.error) : null;
  return [TEXTS[state.name], reason].filter(Boolean).join(": ");
}
