import { refusalMessage } from "#web/language/refusal-message.ts";
import { Button } from "#web/ui/action/button.tsx";
import { Dialog } from "#web/ui/overlay/dialog.tsx";
import type { Conflict } from "./save-failure.ts";

export interface ConflictDialogProps {
  /** Null: there is nothing to choose. */
  readonly conflict: Conflict | null;
  readonly onKeepMine: () => void;
  readonly onLoadTheirs: () => void;
  readonly onKeepAsNew: () => void;
  readonly onClear: () => void;
}

/** The team was changed or deleted in another tab or on another device: whose word holds? */
export function ConflictDialog({ conflict, ...answers }: ConflictDialogProps) {
  return (
    <>
      <Dialog
        isOpen={conflict === "changed"}
        onOpenChange={() => undefined}
        isDismissible={false}
        size="small"
        title="Changed elsewhere"
        description={`${refusalMessage({ code: "team_changed" })} Undo then still brings back yours.`}
        footer={
          <>
            <Button variant="secondary" onClick={answers.onKeepMine}>
              Keep mine
            </Button>
            <Button onClick={answers.onLoadTheirs}>Load theirs</Button>
          </>
        }
      />
      <Dialog
        isOpen={conflict === "deleted"}
        onOpenChange={() => undefined}
        isDismissible={false}
        size="small"
        title="Deleted elsewhere"
        description="This team was deleted in another tab or on another device. Its line-up is still here."
        footer={
          <>
            <Button variant="secondary" onClick={answers.onClear}>
              Let it go
            </Button>
            <Button onClick={answers.onKeepAsNew}>Keep as a new team</Button>
          </>
        }
      />
    </>
  );
}
