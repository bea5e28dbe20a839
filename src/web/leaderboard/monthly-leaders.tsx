import { useQuery } from "@tanstack/react-query";
import { CalendarX } from "lucide-react";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { RowsSkeleton } from "#web/ui/feedback/skeleton.tsx";
import { Panel } from "#web/ui/layout/panel.tsx";
import { KeptTabs } from "#web/ui/layout/kept-tabs.tsx";
import { ReadView } from "#web/api/read-view.tsx";
import {
  monthlyLeaderboardQuery,
  previousMonthLeaderboardQuery,
  seasonLeaderboardQuery,
} from "./leaderboard-queries.ts";
import { LeaderboardTable } from "./leaderboard-table.tsx";

interface Board {
  readonly query: typeof monthlyLeaderboardQuery;
  readonly caption: string;
  readonly pointsOf: "month" | "season";
  readonly emptyTitle: string;
  readonly emptyText: string;
}

const CURRENT: Board = {
  query: monthlyLeaderboardQuery,
  caption: "Leaders of this month",
  pointsOf: "month",
  emptyTitle: "No leaders yet this month",
  emptyText: "Enter the tournament with a team of five, and you are the first.",
};
const PREVIOUS: Board = {
  query: previousMonthLeaderboardQuery,
  caption: "Leaders of last month",
  pointsOf: "month",
  emptyTitle: "Nobody played last month",
  emptyText: "Its leaders stand here once a month with entries is over.",
};
const SEASON: Board = {
  query: seasonLeaderboardQuery,
  caption: "Leaders of the season",
  pointsOf: "season",
  emptyTitle: "The season has no points yet",
  emptyText: "The months from August to July are added up here.",
};

const BOARDS = [
  ["current", "Current", CURRENT],
  ["previous", "Previous", PREVIOUS],
  ["season", "Season", SEASON],
] as const;

const SKELETON_ROWS = 6;

/** The leaders of the month, of the month before, and of the season (spec §2, Fantasy page). */
export function MonthlyLeaders({ viewerId }: { readonly viewerId: string }) {
  return (
    <Panel title="Monthly Leaders" isFlush className="[&_:is(th,td):first-child]:w-16">
      <KeptTabs
        label="Period"
        tabs={BOARDS.map(([value, label, board]) => ({
          value,
          label,
          content: <BoardView board={board} viewerId={viewerId} />,
        }))}
      />
    </Panel>
  );
}

function BoardView({ board, viewerId }: { readonly board: Board; readonly viewerId: string }) {
  const rows = useQuery(board.query);
  return (
    <ReadView
      query={rows}
      failure="Failed to load the leaderboard"
      skeleton={
        <div className="px-5 pb-5">
          <RowsSkeleton count={SKELETON_ROWS} label="Loading the leaderboard" />
        </div>
      }
    >
      {(found) =>
        found.length === 0 ? (
          <EmptyState
            icon={<CalendarX aria-hidden="true" />}
            title={board.emptyTitle}
            description={board.emptyText}
          />
        ) : (
          <LeaderboardTable
            caption={board.caption}
            rows={found}
            pointsOf={board.pointsOf}
            viewerId={viewerId}
          />
        )
      }
    </ReadView>
  );
}
