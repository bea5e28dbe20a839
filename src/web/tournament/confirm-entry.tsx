import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { TeamView } from "#contract/team.ts";
import { ConfirmDialog } from "#web/ui/overlay/confirm-dialog.tsx";

export interface ConfirmEntryProps {
  readonly team: TeamView;
  readonly isOpen: boolean;
  readonly isPending: boolean;
  readonly onCancel: () => void;
  readonly onConfirm: () => void;
  /** Warnings to read first. */
  readonly children: ReactNode;
}

/** Asks before entering, which is final. */
export function ConfirmEntry({ team, isOpen, isPending, onCancel, onConfirm, children }: ConfirmEntryProps) {
  const { t } = useTranslation("tournament");
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onOpenChange={(open) => {
        if (!open && !isPending) onCancel();
      }}
      title={t("entry.question.title", { team: team.name })}
      description={t("entry.question.description")}
      confirmLabel={t("entry.question.confirm")}
      pendingLabel={t("entry.entering")}
      isPending={isPending}
      onConfirm={onConfirm}
    >
      {children}
    </ConfirmDialog>
  );
}
