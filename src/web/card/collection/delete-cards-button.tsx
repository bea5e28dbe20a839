import { Trash2 } from "lucide-react";
import type { CardView } from "#contract/card/card.ts";
import { Button } from "#web/ui/action/button.tsx";
import { toast } from "#web/ui/feedback/toast-store.ts";
import { ConfirmDialog } from "#web/ui/overlay/confirm-dialog.tsx";
import { toastFailure } from "#web/api/toast-failure.ts";
import { type Deletion, useDeleteCards } from "#web/card/card-queries.ts";
import { DELETION_FAILURE, useDeletionQuestion } from "#web/card/use-deletion-question.ts";

export interface DeleteCardsButtonProps {
  readonly cards: readonly CardView[];
  /** Told what became of each card. */
  readonly onDeleted: (deletions: readonly Deletion[]) => void;
}

/** Deletes the chosen cards after asking. */
export function DeleteCardsButton({ cards, onDeleted }: DeleteCardsButtonProps) {
  const question = useDeletionQuestion(cards.map(({ id }) => id));
  const { isAsking, setIsAsking } = question;
  const remove = useDeleteCards();
  const start = () =>
    remove.mutate(cards, {
      onSuccess: (deletions) => {
        announce(deletions);
        onDeleted(deletions);
      },
      onError: (error) => toastFailure(error, DELETION_FAILURE),
      onSettled: () => setIsAsking(false),
    });
  return (
    <>
      <Button
        variant="destructive"
        icon={<Trash2 aria-hidden="true" />}
        disabled={cards.length === 0}
        isPending={question.isLooking}
        onClick={question.ask}
      >
        Delete Selected{cards.length > 0 && ` (${cards.length})`}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        title={`Delete ${countOf(cards.length)}?`}
        description={`This can't be undone. Locked cards are kept.${question.emptySlots}`}
        confirmLabel="Delete"
        pendingLabel="Deleting..."
        isPending={remove.isPending}
        isDestructive
        onConfirm={start}
      >
        <p className="max-h-40 overflow-y-auto text-sm">
          {cards.map(({ playerName }) => playerName).join(", ")}
        </p>
      </ConfirmDialog>
    </>
  );
}

function announce(deletions: readonly Deletion[]): void {
  const failed = deletions.filter(({ problem }) => problem !== null);
  const deleted = deletions.length - failed.length;
  if (failed.length === 0) toast({ title: `${countOf(deleted)} deleted` });
  else {
    const description = `${countOf(deleted)} deleted, ${countOf(failed.length)} not.`;
    toast({ title: DELETION_FAILURE.title, description, variant: "destructive" });
  }
}

function countOf(cards: number): string {
  return `${cards} ${cards === 1 ? "card" : "cards"}`;
}
