import { useInfiniteQuery } from "@tanstack/react-query";
import { Link } from "#web/ui/action/link.tsx";
import { Swords } from "lucide-react";
import type { LadderRow } from "#contract/match/ladder.ts";
import { standingOf } from "#game/match/divisions.ts";
import { Button } from "#web/ui/action/button.tsx";
import { buttonClass } from "#web/ui/action/button-class.ts";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { RowsSkeleton } from "#web/ui/feedback/skeleton.tsx";
import { Panel } from "#web/ui/layout/panel.tsx";
import { KeptTabs } from "#web/ui/layout/kept-tabs.tsx";
import { Table, type TableColumn } from "#web/ui/record/table.tsx";
import { ReadFailure } from "#web/api/read-view.tsx";
import { figureText } from "#web/language/count-text.ts";
import { type LadderPeriod, ladderQuery } from "./ladder-queries.ts";
import { standingColumns } from "./standing-columns.tsx";

const SKELETON_ROWS = 8;

/** The ladders of the match game: of all time and of the month. */
export function MatchLadder({ viewerId }: { readonly viewerId: string }) {
  return (
    <Panel
      title="Match Ladder"
      description="Ranked matches against other managers. A ? marks points of fewer than ten of them."
      isFlush
    >
      <KeptTabs
        label="Period of the ladder"
        tabs={[
          { value: "all", label: "All time", content: <Ladder period="all" viewerId={viewerId} /> },
          { value: "month", label: "This month", content: <Ladder period="month" viewerId={viewerId} /> },
        ]}
      />
    </Panel>
  );
}

function Ladder({ period, viewerId }: { readonly period: LadderPeriod; readonly viewerId: string }) {
  const ladder = useInfiniteQuery(ladderQuery(period));
  const { data, isError, error, isFetchingNextPage, hasNextPage } = ladder;
  if (data === undefined) {
    return (
      <div key="no ladder" className="px-5 pb-5">
        {isError ? (
          <ReadFailure
            title="Failed to load the ladder"
            error={error}
            onRetry={() => void ladder.refetch()}
          />
        ) : (
          <RowsSkeleton count={SKELETON_ROWS} label="Loading the ladder" />
        )}
      </div>
    );
  }
  const rows = data.pages.flatMap((page) => page.rows);
  const own = data.pages[0]?.viewer ?? null;
  const isFar = own !== null && rows.every(({ id }) => id !== own.id);
  return (
    <div className="grid">
      <Table
        caption={period === "all" ? "Ladder of all time" : "Ladder of this month"}
        columns={columnsFor(period, viewerId)}
        rows={isFar ? [own, ...rows] : rows}
        rowKey={({ id }) => id}
        isHighlighted={({ id }) => id === viewerId}
        empty={<NobodyYet period={period} />}
      />
      {hasNextPage && (
        <div className="grid justify-items-center p-4">
          <Button
            variant="secondary"
            isPending={isFetchingNextPage}
            onClick={() => void ladder.fetchNextPage()}
          >
            Show more
          </Button>
        </div>
      )}
    </div>
  );
}

function columnsFor(period: LadderPeriod, viewerId: string): readonly TableColumn<LadderRow>[] {
  return [
    ...standingColumns<LadderRow>(
      viewerId,
      ({ points, rankedMatches }) => standingOf(points, rankedMatches).division.name,
    ),
    {
      key: "record",
      header: <abbr title="Won, drawn, lost">W–D–L</abbr>,
      isNumeric: true,
      isWideOnly: true,
      cell: ({ wins, draws, losses }) => `${wins}–${draws}–${losses}`,
    },
    {
      key: "points",
      header: period === "all" ? "Points" : "Won",
      isNumeric: true,
      cell: (row) => (period === "all" ? <Points row={row} /> : signed(row.periodPoints)),
    },
  ];
}

function Points({ row }: { readonly row: LadderRow }) {
  const { isProvisional } = standingOf(row.points, row.rankedMatches);
  return (
    <>
      {figureText(row.points)}
      {isProvisional && (
        <>
          <span aria-hidden="true">?</span>
          <span className="sr-only">, provisional</span>
        </>
      )}
    </>
  );
}

function NobodyYet({ period }: { readonly period: LadderPeriod }) {
  return (
    <EmptyState
      icon={<Swords aria-hidden="true" />}
      title={period === "all" ? "Nobody has played a ranked match yet" : "No ranked match yet this month"}
      description="The first one to play stands at the top, or just below."
      action={
        <Link to="/matches/new" search={{}} className={buttonClass()}>
          Play a Match
        </Link>
      }
    />
  );
}

function signed(points: number): string {
  return points > 0 ? `+${points}` : String(points).replace("-", "−");
}
