import { Trans, useTranslation } from "react-i18next";
import { DateTime } from "#web/api/date-time.tsx";
import { Notice } from "#web/ui/feedback/notice.tsx";

export interface ScoresAgeProps {
  /** When the scores were last current; null: never. */
  readonly updatedAt: string | null;
  readonly isCurrent: boolean;
}

/** Says how old the scores are while the provider can't be reached. */
export function ScoresAge({ updatedAt, isCurrent }: ScoresAgeProps) {
  const { t } = useTranslation("football");
  if (isCurrent) return null;
  return (
    <Notice tone="warning" title={t("scores.outOfDate.title")}>
      {updatedAt === null ? (
        t("scores.outOfDate.never")
      ) : (
        <Trans
          t={t}
          i18nKey="scores.outOfDate.since"
          components={{ time: <DateTime instant={updatedAt} /> }}
        />
      )}
    </Notice>
  );
}
