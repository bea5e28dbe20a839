import { Trash2 } from "lucide-react";
import type { ReactElement } from "react";
import type { OwnCardView } from "#contract/card/card.ts";
import { Button } from "#web/ui/action/button.tsx";
import { IconButton } from "#web/ui/action/icon-button.tsx";
import { toast } from "#web/ui/feedback/toast-store.ts";
import { ConfirmDialog } from "#web/ui/overlay/confirm-dialog.tsx";
import { toastFailure } from "#web/api/toast-failure.ts";
import { useDeleteCard } from "./card-queries.ts";
import { DELETION_FAILURE, useDeletionQuestion } from "./use-deletion-question.ts";

export interface DeleteCardButtonProps {
  readonly card: Pick<OwnCardView, "id" | "playerName">;
  /** True: the bin alone, in a list of cards. */
  readonly isIcon?: boolean;
  readonly onDeleted?: () => void;
}

/** Deletes one card after asking. */
export function DeleteCardButton({ card, isIcon = false, onDeleted }: DeleteCardButtonProps): ReactElement {
  const question = useDeletionQuestion([card.id]);
  const { ask, isLooking, isAsking, setIsAsking } = question;
  const remove = useDeleteCard();
  const icon = <Trash2 aria-hidden="true" />;
  const start = async () => {
    try {
      await remove.mutateAsync(card.id);
      toast({ title: "1 card deleted" });
      onDeleted?.();
    } catch (error) {
      toastFailure(error, DELETION_FAILURE);
    }
    setIsAsking(false);
  };
  return (
    <>
      {isIcon ? (
        <IconButton label={`Delete ${card.playerName}`} icon={icon} disabled={isLooking} onClick={ask} />
      ) : (
        <Button variant="secondary" icon={icon} isPending={isLooking} onClick={ask}>
          Delete
        </Button>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        title="Delete this card?"
        description={`${card.playerName} does not come back.${question.emptySlots}`}
        confirmLabel="Delete"
        pendingLabel="Deleting..."
        isPending={remove.isPending}
        isDestructive
        onConfirm={() => void start()}
      />
    </>
  );
}
