import type { TeamView } from "#contract/team.ts";
import { ConfirmDialog } from "#web/ui/overlay/confirm-dialog.tsx";

export interface ConfirmEntryProps {
  readonly team: TeamView;
  readonly isOpen: boolean;
  readonly isPending: boolean;
  readonly onCancel: () => void;
  readonly onConfirm: () => void;
}

/** Asks before the entry, which is final. */
export function ConfirmEntry({ team, isOpen, isPending, onCancel, onConfirm }: ConfirmEntryProps) {
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onOpenChange={(open) => {
        if (!open && !isPending) onCancel();
      }}
      title={`Enter with ${team.name}?`}
      description="An entry is final: you cannot withdraw it or change its five cards this month."
      confirmLabel="Lock in my team"
      pendingLabel="Entering..."
      isPending={isPending}
      onConfirm={onConfirm}
    />
  );
}
