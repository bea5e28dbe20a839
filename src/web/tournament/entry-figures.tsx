import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { EntryView } from "#contract/tournament.ts";
import { figureText } from "#web/language/count-text.ts";
import { monthlyLeaderboardQuery } from "#web/leaderboard/leaderboard-queries.ts";
import { tieBreakText } from "#web/leaderboard/tie-break-text.ts";

/** An entry's points and its position, which means nothing until someone in the tournament has scored. */
export function EntryFigures({ entry }: { readonly entry: EntryView }) {
  const { t } = useTranslation("tournament");
  const isRanked = useSomebodyScored(entry);
  const tieBreak = tieBreakText(entry.decidedBy, entry.totalPoints);
  return (
    <dl className="flex flex-wrap gap-4">
      <div className="flex-[1_1_7rem]">
        <dt className="type-label">{t("points")}</dt>
        <dd className="type-figure text-5xl">{figureText(entry.totalPoints)}</dd>
      </div>
      <div className="flex-[1_1_7rem]">
        <dt className="type-label">{t("position")}</dt>
        {entry.position === null || !isRanked ? (
          <dd className="pt-1 font-semibold">{t("figures.unranked")}</dd>
        ) : (
          <dd className="type-figure text-5xl">{t("figures.rank", { rank: figureText(entry.position) })}</dd>
        )}
      </div>
      {tieBreak !== null && (
        <div className="basis-full text-sm text-ink-muted">
          <dt className="sr-only">{t("figures.decidedBy")}</dt>
          <dd>{tieBreak}</dd>
        </div>
      )}
    </dl>
  );
}

/** Whether anyone has points this month; fetches only if the viewer's own total doesn't tell. */
function useSomebodyScored({ totalPoints, position }: EntryView): boolean {
  const leaders = useQuery({ ...monthlyLeaderboardQuery, enabled: totalPoints <= 0 && position !== null });
  return totalPoints > 0 || leaders.data?.some(({ totalMonthlyPoints }) => totalMonthlyPoints > 0) === true;
}
