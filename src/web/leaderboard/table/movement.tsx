import { ChevronDown, ChevronUp, Minus } from "lucide-react";
import { Trans, useTranslation } from "react-i18next";

/** The positions a row has gained or lost today; null if it is new or the table is final. */
export function Movement({ movement }: { readonly movement: number | null }) {
  const { t } = useTranslation("leaderboard");
  if (movement === null) return null;
  if (movement === 0) {
    return (
      <span className="inline-flex text-ink-muted">
        <Minus aria-hidden="true" className="size-4" />
        <span className="sr-only">{t("movement.none")}</span>
      </span>
    );
  }
  const isUp = movement > 0;
  const Icon = isUp ? ChevronUp : ChevronDown;
  return (
    <span
      className={`inline-flex items-center justify-end font-semibold ${isUp ? "text-good-text" : "text-danger-text"}`}
    >
      <Icon aria-hidden="true" className="size-4" />
      <Trans
        t={t}
        i18nKey={isUp ? "movement.up" : "movement.down"}
        values={{ places: Math.abs(movement) }}
        components={{ word: <span className="sr-only" /> }}
      />
    </span>
  );
}
