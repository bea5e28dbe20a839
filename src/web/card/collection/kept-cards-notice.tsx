import { useTranslation } from "react-i18next";
import { Button } from "#web/ui/action/button.tsx";
import { Notice } from "#web/ui/feedback/notice.tsx";
import type { Deletion } from "#web/card/card-queries.ts";

export interface KeptCardsNoticeProps {
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
