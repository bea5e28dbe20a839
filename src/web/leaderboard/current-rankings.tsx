import { useQuery } from "@tanstack/react-query";
import { Trans, useTranslation } from "react-i18next";
import { Link } from "#web/ui/action/link.tsx";
import { ProfileLink } from "#web/profile/profile-link.tsx";
import type { RankingRow } from "#contract/match/ladder.ts";
import { winRate } from "#game/match/win-rate.ts";
import { RowsSkeleton } from "#web/ui/feedback/skeleton.tsx";
import { Panel } from "#web/ui/layout/panel.tsx";
import { RankMedal } from "#web/ui/record/rank-medal.tsx";
import { ReadView } from "#web/api/read-view.tsx";
import { figureText } from "#web/language/count-text.ts";
import { rankingsQuery } from "./ladder-queries.ts";
import { ManagerName } from "./manager-name.tsx";

/** Rows of the preview on the home screen (spec §9). */
const PREVIEW_ROWS = 4;
/** Rows on Statistics; the whole ladder is on Leaderboard. */
const ALL_ROWS = 10;

export interface CurrentRankingsProps {
  readonly viewerId: string;
  /** True on the home screen: the first four rows and a link to Statistics, which shows more. */
  readonly isPreview?: boolean;
}

/** The best managers of the match game (spec §2, Current Rankings). */
export function CurrentRankings({ viewerId, isPreview = true }: CurrentRankingsProps) {
  const { t } = useTranslation("leaderboard");
  const rankings = useQuery(rankingsQuery);
  const shown = isPreview ? PREVIEW_ROWS : ALL_ROWS;
  return (
    <Panel
      title={t("rankings.title")}
      isFlush
      action={
        isPreview && (
          <Link to="/statistics" className="reach font-semibold text-flood-text hover:underline">
            {t("rankings.viewAll")}
          </Link>
        )
      }
    >
      <ReadView
        query={rankings}
        failure={t("load.rankings")}
        skeleton={
          <div className="p-5">
            <RowsSkeleton count={shown} label={t("load.loadingRankings")} isTall />
          </div>
        }
      >
        {(rows) =>
          rows.length === 0 ? (
            <NobodyRanked />
          ) : (
            <ol className={isPreview ? "grid" : "grid lg:grid-flow-col lg:grid-cols-2 lg:grid-rows-5"}>
              {rows.slice(0, shown).map((row, at) => (
                // An answer without positions is in their order.
                <Ranking
                  key={row.id}
                  row={row}
                  rank={row.position || at + 1}
                  isViewer={row.id === viewerId}
                />
              ))}
            </ol>
          )
        }
      </ReadView>
    </Panel>
  );
}

function NobodyRanked() {
  const { t } = useTranslation("leaderboard");
  const link = (
    <Link to="/matches/new" search={{}} className="font-semibold text-flood-text hover:underline" />
  );
  return (
    <p className="px-5 pb-5 text-ink-muted">
      <Trans t={t} i18nKey="rankings.empty" components={{ a: link }} />
    </p>
  );
}

interface RankingProps {
  readonly row: RankingRow;
  readonly rank: number;
  readonly isViewer: boolean;
}

function Ranking({ row, rank, isViewer }: RankingProps) {
  const { t } = useTranslation(["leaderboard", "ui"]);
  const { id, username, points, totalMatches, totalWins } = row;
  const rate = t("ui:percent", { value: winRate(totalWins, totalMatches) / 100 });
  return (
    <li
      className={`relative flex items-center gap-4 border-t border-line px-5 py-3 ${isViewer ? "bg-flood-wash" : ""}`}
    >
      <RankMedal rank={rank} />
      <div className="grid row-text">
        <ProfileLink
          userId={id}
          name={username}
          className="font-semibold after:absolute after:inset-0 hover:underline"
        >
          <ManagerName name={username} isViewer={isViewer} />
        </ProfileLink>
        <p className="tabular text-sm text-ink-muted">
          {t("rankings.record", { count: totalMatches, rate })}
        </p>
      </div>
      <p className="text-right">
        <span className="type-figure text-2xl">{figureText(points)}</span>
        <span className="block text-sm text-ink-muted">{t("rankings.rating")}</span>
      </p>
    </li>
  );
}
