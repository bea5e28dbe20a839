import { Trash2 } from "lucide-react";
import { type ReactElement, useState } from "react";
import type { OwnCardView } from "#contract/card/card.ts";
import { Button } from "#web/ui/action/button.tsx";
import { IconButton } from "#web/ui/action/icon-button.tsx";
import { toast } from "#web/ui/feedback/toast-store.ts";
import { ConfirmDialog } from "#web/ui/overlay/confirm-dialog.tsx";
import { toastFailure } from "#web/api/toast-failure.ts";
import { useDeleteCard } from "./card-queries.ts";

export interface DeleteCardButtonProps {
  readonly card: Pick<OwnCardView, "id" | "playerName">;
  /** True: the bin alone, in a list of cards. */
  readonly isIcon?: boolean;
  readonly onDeleted?: () => void;
}

/** Deletes one card after asking. */
export function DeleteCardButton({ card, isIcon = false, onDeleted }: DeleteCardButtonProps): ReactElement {
  const [isAsking, setIsAsking] = useState(false);
  const remove = useDeleteCard();
  const ask = () => setIsAsking(true);
  const icon = <Trash2 aria-hidden="true" />;
  const start = async () => {
    try {
      await remove.mutateAsync(card.id);
      toast({ title: "1 card deleted" });
      onDeleted?.();
    } catch (error) {
      toastFailure(error, { title: "Failed to delete card", fallback: "Please try again." });
    }
    setIsAsking(false);
  };
  return (
    <>
      {isIcon ? (
        <IconButton label={`Delete ${card.playerName}`} icon={icon} onClick={ask} />
      ) : (
        <Button variant="secondary" icon={icon} onClick={ask}>
          Delete
        </Button>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        title="Delete this card?"
        description={`${card.playerName} does not come back.`}
        confirmLabel="Delete"
        pendingLabel="Deleting..."
        isPending={remove.isPending}
        isDestructive
        onConfirm={() => void start()}
      />
    </>
  );
}
