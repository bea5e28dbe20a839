import { useTranslation } from "react-i18next";
import type { EntryView } from "#contract/tournament.ts";
import { figureText } from "#web/language/count-text.ts";
import { tieBreakText } from "#web/leaderboard/tie-break-text.ts";

/** The points of an entry and its position. */
export function EntryFigures({ entry }: { readonly entry: EntryView }) {
  const { t } = useTranslation("tournament");
  const tieBreak = tieBreakText(entry.decidedBy, entry.totalPoints);
  return (
    <dl className="grid grid-cols-2 gap-4">
      <div>
        <dt className="type-label">{t("points")}</dt>
        <dd className="type-figure text-5xl">{figureText(entry.totalPoints)}</dd>
      </div>
      <div>
        <dt className="type-label">{t("position")}</dt>
        {entry.position === null ? (
          <dd className="pt-1 font-semibold">{t("figures.unranked")}</dd>
        ) : (
          <dd className="type-figure text-5xl">{t("figures.rank", { rank: figureText(entry.position) })}</dd>
        )}
      </div>
      {tieBreak !== null && (
        <div className="col-span-2 text-sm text-ink-muted">
          <dt className="sr-only">{t("figures.decidedBy")}</dt>
          <dd>{tieBreak}</dd>
        </div>
      )}
    </dl>
  );
}
