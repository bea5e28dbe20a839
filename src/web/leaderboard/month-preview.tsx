import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { RowsSkeleton } from "#web/ui/feedback/skeleton.tsx";
import { Panel } from "#web/ui/layout/panel.tsx";
import { ReadView } from "../api/read-view.tsx";
import { monthlyLeaderboardQuery } from "./leaderboard-queries.ts";
import { LeaderboardTable } from "./leaderboard-table.tsx";

/** Rows of the preview on the home screen (spec §9). */
const PREVIEW_ROWS = 4;

/** The first four of this month's tournament. */
export function MonthPreview({ viewerId }: { readonly viewerId: string }) {
  const rows = useQuery(monthlyLeaderboardQuery);
  return (
    <Panel
      title="This Month's Top 4"
      isFlush
      className="[&_:is(th,td):first-child]:w-16"
      action={
        <Link to="/statistics" className="font-semibold text-flood-text hover:underline">
          View All
        </Link>
      }
    >
      <ReadView
        query={rows}
        failure="Failed to load the leaderboard"
        skeleton={
          <div className="px-5 pb-5">
            <RowsSkeleton count={PREVIEW_ROWS} label="Loading the leaderboard" />
          </div>
        }
      >
        {(found) =>
          found.length === 0 ? (
            <EmptyState title="Nobody has points yet" description="The month has just begun." />
          ) : (
            <LeaderboardTable
              caption="Top four of this month"
              rows={found.slice(0, PREVIEW_ROWS)}
              pointsOf="month"
              viewerId={viewerId}
            />
          )
        }
      </ReadView>
    </Panel>
  );
}
