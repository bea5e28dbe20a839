import "#web/football/football.css";
import { useTranslation } from "react-i18next";
import { Notice } from "#web/ui/feedback/notice.tsx";
import { RowsSkeleton } from "#web/ui/feedback/skeleton.tsx";
import { PageHeader } from "#web/ui/layout/page-header.tsx";
import { Panel } from "#web/ui/layout/panel.tsx";
import { ReadView } from "#web/api/read-view.tsx";
import { GoalNews } from "#web/football/scores/goal-news.tsx";
import { MatchesByDate } from "#web/football/scores/matches-by-date.tsx";
import { ScoresAge } from "#web/football/scores/scores-age.tsx";
import { useLiveFootball } from "#web/football/use-live-football.ts";
import { useMatches } from "#web/football/use-matches.ts";

const SKELETON_ROWS = 8;

/** Live Scores & Results (spec §2): pushed by the server, and read again every 60 s. */
export function LiveScoresRoute() {
  const { t } = useTranslation("football");
  useLiveFootball();
  const matches = useMatches();
  return (
    <>
      <PageHeader title={t("scores.title")} description={t("scores.description")} />
      <ReadView query={matches} failure={t("scores.loadFailed")} skeleton={<MatchesSkeleton />}>
        {({ matchesByDate, updatedAt, isCurrent }) => (
          <>
            {matches.isError && <Notice tone="danger" title={t("scores.loadFailed")} />}
            <ScoresAge updatedAt={updatedAt} isCurrent={isCurrent} />
            <GoalNews matches={Object.values(matchesByDate).flat()} />
            <MatchesByDate matchesByDate={matchesByDate} />
          </>
        )}
      </ReadView>
    </>
  );
}

function MatchesSkeleton() {
  const { t } = useTranslation("football");
  return (
    <Panel>
      <RowsSkeleton count={SKELETON_ROWS} label={t("scores.loading")} />
    </Panel>
  );
}
