import { useTranslation } from "react-i18next";
import { Trash2 } from "lucide-react";
import type { ReactElement } from "react";
import type { OwnCardView } from "#contract/card/card.ts";
import { Button } from "#web/ui/action/button.tsx";
import { IconButton } from "#web/ui/action/icon-button.tsx";
import { ConfirmDialog } from "#web/ui/overlay/confirm-dialog.tsx";
import { useDeleteCard } from "./card-queries.ts";
import { useDeletionQuestion } from "./use-deletion-question.ts";

export interface DeleteCardButtonProps {
  readonly card: Pick<OwnCardView, "id" | "playerName">;
  /** True: only the bin icon, for lists of cards. */
  readonly isIcon?: boolean;
  readonly onDeleted?: () => void;
}

/** Deletes one card after asking. */
export function DeleteCardButton({ card, isIcon = false, onDeleted }: DeleteCardButtonProps): ReactElement {
  const { t } = useTranslation(["card", "ui"]);
  const { playerName } = card;
  const question = useDeletionQuestion([card.id]);
  const { ask, isLooking, isAsking, setIsAsking, teams } = question;
  const remove = useDeleteCard(card.id);
  const icon = <Trash2 aria-hidden="true" />;
  const start = () => {
    remove.mutate(undefined, { onSuccess: () => onDeleted?.(), onSettled: () => setIsAsking(false) });
  };
  return (
    <>
      {isIcon ? (
        <IconButton
          label={t("deletion.named", { playerName })}
          icon={icon}
          disabled={isLooking}
          onClick={ask}
        />
      ) : (
        <Button variant="secondary" icon={icon} isPending={isLooking} onClick={ask}>
          {t("ui:delete")}
        </Button>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        title={t("deletion.question")}
        description={
          teams === null
            ? t("deletion.warning", { playerName })
            : t("deletion.warningTeams", { playerName, teams })
        }
        confirmLabel={t("ui:delete")}
        pendingLabel={t("deletion.deleting")}
        isPending={remove.isPending}
        isDestructive
        onConfirm={start}
      />
    </>
  );
}
