import { useTranslation } from "react-i18next";
import { Trash2 } from "lucide-react";
import type { CardView } from "#contract/card/card.ts";
import { Button } from "#web/ui/action/button.tsx";
import { ConfirmDialog } from "#web/ui/overlay/confirm-dialog.tsx";
import { listText } from "#web/language/list-text.ts";
import { type Deletion, useDeleteCards } from "#web/card/card-queries.ts";
import { useDeletionQuestion } from "#web/card/use-deletion-question.ts";
import { Notice } from "#web/ui/feedback/notice.tsx";

export interface DeleteCardsButtonProps {
  readonly cards: readonly CardView[];
  /** Receives the outcome of each card. */
  readonly onDeleted: (deletions: readonly Deletion[]) => void;
}

/** Deletes the selected cards after asking. */
export function DeleteCardsButton({ cards, onDeleted }: DeleteCardsButtonProps) {
  const { t } = useTranslation(["card", "ui"]);
  const question = useDeletionQuestion(cards.map(({ id }) => id));
  const { isAsking, setIsAsking, teams } = question;
  const remove = useDeleteCards();
  const start = () => remove.mutate(cards, { onSuccess: onDeleted, onSettled: () => setIsAsking(false) });
  return (
    <>
      <Button
        variant={cards.length === 0 ? "secondary" : "destructive"}
        icon={<Trash2 aria-hidden="true" />}
        disabled={cards.length === 0}
        isPending={question.isLooking}
        onClick={question.ask}
      >
        {cards.length > 0 ? t("deletion.selectedCount", { cards: cards.length }) : t("deletion.selected")}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        title={t("deletion.questionMany", { count: cards.length })}
        description={teams === null ? t("deletion.warningMany") : t("deletion.warningManyTeams", { teams })}
        confirmLabel={t("ui:delete")}
        pendingLabel={t("deletion.deleting")}
        isPending={remove.isPending}
        isDestructive
        onConfirm={start}
      >
        <p className="max-h-40 overflow-y-auto text-sm">
          {listText(cards.map(({ playerName }) => playerName))}
        </p>
      </ConfirmDialog>
    </>
  );
}

interface KeptCardsNoticeProps {
  readonly deletions: readonly Deletion[];
  readonly onDismiss: () => void;
}

/** The cards that couldn't be deleted, each with its reason. */
export function KeptCardsNotice({ deletions, onDismiss }: KeptCardsNoticeProps) {
  const { t } = useTranslation("card");
  const kept = deletions.filter(({ problem }) => problem !== null);
  if (kept.length === 0) return null;
  return (
    <Notice tone="warning" title={t("deletion.kept")}>
      <ul className="grid gap-1 py-1">
        {kept.map(({ card, problem }) => (
          <li key={card.id}>
            <strong>{card.playerName}:</strong> {problem}
          </li>
        ))}
      </ul>
      <Button variant="secondary" size="small" onClick={onDismiss} className="mt-2">
        {t("deletion.closeList")}
      </Button>
    </Notice>
  );
}
