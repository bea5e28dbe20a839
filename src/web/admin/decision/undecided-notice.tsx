import { useTranslation } from "react-i18next";
import { Button } from "#web/ui/action/button.tsx";
import { Notice } from "#web/ui/feedback/notice.tsx";
import { DateTime } from "#web/api/date-time.tsx";
import { rejectionText } from "#words/rejection-text.ts";
import type { Undecided } from "./use-decisions.ts";

export interface UndecidedNoticeProps {
  readonly undecided: readonly Undecided[];
  readonly onDismiss: () => void;
}

/** The cards this admin couldn't decide, with the decision of the admin who was faster. */
export function UndecidedNotice({ undecided, onDismiss }: UndecidedNoticeProps) {
  const { t } = useTranslation(["admin", "ui"]);
  const { t: tCard } = useTranslation("card");
  if (undecided.length === 0) return null;
  return (
    <Notice
      tone="warning"
      title={t("decision.undecided", { count: undecided.length })}
      action={
        <Button variant="secondary" size="small" onClick={onDismiss}>
          {t("ui:close")}
        </Button>
      }
    >
      <ul className="grid gap-1">
        {undecided.map(({ playerName, problem, standing }, index) => (
          // The list only grows until it is dismissed.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index}>
            <strong>{playerName}:</strong> {problem}
            {standing && (
              <>
                {" "}
                <DateTime instant={standing.decidedAt} />
                {standing.reason !== null && (
                  <q className="block text-ink-muted">{rejectionText(tCard, standing.reason)}</q>
                )}
              </>
            )}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
