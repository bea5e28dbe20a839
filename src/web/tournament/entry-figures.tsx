import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { EntryView } from "#contract/tournament.ts";
import { figureText } from "#web/language/count-text.ts";
import { monthlyLeaderboardQuery } from "#web/leaderboard/leaderboard-queries.ts";
import { tieBreakText } from "#web/leaderboard/tie-break-text.ts";

/** The points of an entry and its position, once somebody has scored. */
export function EntryFigures({ entry }: { readonly entry: EntryView }) {
  const { t } = useTranslation("tournament");
  const isRanked = useIsRanked(entry);
  const tieBreak = tieBreakText(entry.decidedBy, entry.totalPoints);
  return (
    <dl className="grid grid-cols-2 gap-4">
      <div>
        <dt className="type-label">{t("points")}</dt>
        <dd className="type-figure text-5xl">{figureText(entry.totalPoints)}</dd>
      </div>
      <div>
        <dt className="type-label">{t("position")}</dt>
        {entry.position === null || !isRanked ? (
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

/** Whether positions mean anything: at 0 points or fewer, only if the leader has scored. */
function useIsRanked({ totalPoints, position }: EntryView): boolean {
  const isUnsure = totalPoints <= 0 && position !== null;
  const leaders = useQuery({ ...monthlyLeaderboardQuery, enabled: isUnsure });
  return !isUnsure || (leaders.data?.[0]?.totalMonthlyPoints ?? 0) > 0;
}
