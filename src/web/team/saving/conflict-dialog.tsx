import { useTranslation } from "react-i18next";
import { Button } from "#web/ui/action/button.tsx";
import { Dialog } from "#web/ui/overlay/dialog.tsx";
import type { Conflict } from "./save-failure.ts";

export interface ConflictDialogProps {
  /** Null: no conflict. */
  readonly conflict: Conflict | null;
  readonly onKeepMine: () => void;
  readonly onLoadTheirs: () => void;
  readonly onKeepAsNew: () => void;
  readonly onClear: () => void;
}

/** Asks which version to keep after the team was changed or deleted in another tab or on another device. */
export function ConflictDialog({ conflict, ...answers }: ConflictDialogProps) {
  const { t } = useTranslation("team");
  return (
    <>
      <Dialog
        isOpen={conflict === "changed"}
        onOpenChange={() => undefined}
        isDismissible={false}
        size="small"
        title={t("conflict.changed.title")}
        description={t("conflict.changed.description")}
        footer={
          <>
            <Button variant="secondary" onClick={answers.onKeepMine}>
              {t("conflict.changed.keep")}
            </Button>
            <Button onClick={answers.onLoadTheirs}>{t("conflict.changed.load")}</Button>
          </>
        }
      />
      <Dialog
        isOpen={conflict === "deleted"}
        onOpenChange={() => undefined}
        isDismissible={false}
        size="small"
        title={t("conflict.deleted.title")}
        description={t("conflict.deleted.description")}
        footer={
          <>
            <Button variant="secondary" onClick={answers.onClear}>
              {t("conflict.deleted.discard")}
            </Button>
            <Button onClick={answers.onKeepAsNew}>{t("conflict.deleted.keep")}</Button>
          </>
        }
      />
    </>
  );
}
