import type { TFunction } from "i18next";
import { CircleAlert, CircleCheck, CloudUpload } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Button } from "#web/ui/action/button.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { Spinner } from "#web/ui/feedback/spinner.tsx";
import { userMessageOf } from "#web/api/api-error.ts";
import type { SaveState } from "./auto-save.ts";
import { SaveFailure } from "./save-failure.ts";

export interface SaveStatusProps {
  readonly state: SaveState;
  /** The new formation has no player yet, so the saved team keeps the old line-up. */
  readonly isHeld: boolean;
  /** The line-up saves itself, but a new name is saved by Save Team alone. */
  readonly isNameUnsaved: boolean;
  readonly onRetry: () => void;
}

/** The state of the auto-save. */
export function SaveStatus({ state, isHeld, isNameUnsaved, onRetry }: SaveStatusProps) {
  const { t } = useTranslation(["team", "ui"]);
  const held = isHeld ? t("save.held") : isNameUnsaved && isDone(state) ? t("save.nameUnsaved") : null;
  const isFailed = state.name === "failed";
  return (
    <output
      className={classNames(
        "flex flex-wrap items-center gap-1.5",
        isFailed ? "text-danger-text" : "text-ink-muted",
      )}
    >
      <StatusIcon state={state} isHeld={held !== null} />
      {held !== null && !isFailed ? held : statusText(t, state)}
      {isFailed && (
        <Button variant="secondary" size="small" onClick={onRetry}>
          {t("ui:tryAgain")}
        </Button>
      )}
    </output>
  );
}

/** Whether the line-up needs no save. */
function isDone({ name }: SaveState): boolean {
  return name === "idle" || name === "saved";
}

function StatusIcon({ state, isHeld }: Pick<SaveStatusProps, "state" | "isHeld">) {
  if (state.name === "failed") return <CircleAlert aria-hidden="true" className="size-4" />;
  if (isHeld || state.name === "waiting") return <CloudUpload aria-hidden="true" className="size-4" />;
  if (state.name === "saving") return <Spinner className="size-4" />;
  if (state.name === "saved") return <CircleCheck aria-hidden="true" className="size-4 text-good-text" />;
  return null;
}

function statusText(t: TFunction<["team", "ui"]>, state: SaveState): string {
  if (state.name === "idle") return "";
  if (state.name === "saving") return t("ui:saving");
  if (state.name !== "failed") return t(`save.${state.name}`);
  const { error, isTryingAgain } = state;
  const part = error instanceof SaveFailure ? error.part : "team";
  if (isTryingAgain) return t(`save.retrying.${part}`);
  const failure = t(`save.failed.${part}`);
  const reason = error instanceof SaveFailure ? userMessageOf(error.cause) : null;
  return reason === null ? failure : t("save.withReason", { failure, reason });
}
