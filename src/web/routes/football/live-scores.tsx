import "#web/football/football.css";
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

const FAILURE = "Failed to load matches. Please try again later.";
const SKELETON_ROWS = 8;

/** Live Scores & Results (spec §2): told by the server as it happens, and asked for every 60 s. */
export function LiveScoresRoute() {
  useLiveFootball();
  const matches = useMatches();
  return (
    <>
      <PageHeader
        title="Live Scores & Results"
        description="The last seven days in the Premier League, La Liga and Serie A. Open a match to see who earned which points."
      />
      <ReadView query={matches} failure={FAILURE} skeleton={<MatchesSkeleton />}>
        {({ matchesByDate, updatedAt, isCurrent }) => (
          <>
            {matches.isError && <Notice tone="danger" title={FAILURE} />}
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
  return (
    <Panel>
      <RowsSkeleton count={SKELETON_ROWS} label="Loading matches" />
    </Panel>
  );
}
