import { useQuery } from "@tanstack/react-query";
import { CalendarX } from "lucide-react";
import { useTranslation } from "react-i18next";
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

/** The boards in the order of their tabs. */
const BOARDS = [
  { name: "current", query: monthlyLeaderboardQuery, pointsOf: "month" },
  { name: "previous", query: previousMonthLeaderboardQuery, pointsOf: "month" },
  { name: "season", query: seasonLeaderboardQuery, pointsOf: "season" },
] as const;

type Board = (typeof BOARDS)[number];

const SKELETON_ROWS = 6;

/** The leaders of this month, last month and the season (spec §2, Fantasy page). */
export function MonthlyLeaders({ viewerId }: { readonly viewerId: string }) {
  const { t } = useTranslation("leaderboard");
  return (
    <Panel title={t("board.title")} isFlush className="[&_:is(th,td):first-child]:w-16">
      <KeptTabs
        name="leaders"
        label={t("board.period")}
        tabs={BOARDS.map((board) => ({
          value: board.name,
          label: t(`board.${board.name}.tab`),
          content: <BoardView board={board} viewerId={viewerId} />,
        }))}
      />
    </Panel>
  );
}

function BoardView({ board, viewerId }: { readonly board: Board; readonly viewerId: string }) {
  const { t } = useTranslation("leaderboard");
  const rows = useQuery(board.query);
  return (
    <ReadView
      query={rows}
      failure={t("load.leaderboard")}
      skeleton={
        <div className="px-5 pb-5">
          <RowsSkeleton count={SKELETON_ROWS} label={t("load.loadingLeaderboard")} />
        </div>
      }
    >
      {(found) =>
        found.length === 0 ? (
          <EmptyState
            icon={<CalendarX aria-hidden="true" />}
            title={t(`board.${board.name}.empty`)}
            description={t(`board.${board.name}.emptyText`)}
          />
        ) : (
          <LeaderboardTable
            caption={t(`board.${board.name}.caption`)}
            rows={found}
            pointsOf={board.pointsOf}
            viewerId={viewerId}
          />
        )
      }
    </ReadView>
  );
}
