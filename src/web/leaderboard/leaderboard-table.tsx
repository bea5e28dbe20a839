import { Link } from "#web/router/link.tsx";
import type { LeaderboardRow } from "#contract/leaderboard.ts";
import { RankMedal } from "#web/ui/record/rank-medal.tsx";
import { Table, type TableColumn } from "#web/ui/record/table.tsx";
import { tieBreakText } from "./tie-break-text.ts";

export interface LeaderboardTableProps {
  readonly caption: string;
  readonly rows: readonly LeaderboardRow[];
  /** Whose points are shown: of the month or of the season. */
  readonly pointsOf: "month" | "season";
  readonly viewerId: string;
}

/** A leaderboard: the viewer's own line is marked, a line that points did not decide says what did. */
export function LeaderboardTable({ caption, rows, pointsOf, viewerId }: LeaderboardTableProps) {
  return (
    <Table
      caption={caption}
      columns={columnsFor(pointsOf, viewerId)}
      rows={rows}
      rowKey={({ id }) => id}
      isHighlighted={({ id }) => id === viewerId}
    />
  );
}

function columnsFor(
  pointsOf: LeaderboardTableProps["pointsOf"],
  viewerId: string,
): readonly TableColumn<LeaderboardRow>[] {
  return [
    {
      key: "position",
      header: <span aria-label="Position">#</span>,
      cell: ({ position }) => <RankMedal rank={position} />,
    },
    {
      key: "manager",
      header: "Manager",
      isRowHeader: true,
      cell: (row) => <Manager row={row} isViewer={row.id === viewerId} />,
    },
    ...(pointsOf === "season" ? [tournamentsColumn] : []),
    {
      key: "points",
      header: "Points",
      isNumeric: true,
      cell: (row) => (pointsOf === "month" ? row.totalMonthlyPoints : row.totalSeasonPoints),
    },
  ];
}

const tournamentsColumn: TableColumn<LeaderboardRow> = {
  key: "tournaments",
  header: "Tournaments",
  isNumeric: true,
  isWideOnly: true,
  cell: ({ tournamentsEntered }) => tournamentsEntered,
};

function Manager({ row, isViewer }: { readonly row: LeaderboardRow; readonly isViewer: boolean }) {
  const { id, username } = row;
  const tieBreak = tieBreakText(row.decidedBy);
  return (
    <>
      <Link to="/users/$userId" params={{ userId: id }} className="break-all hover:underline">
        {username}
        {isViewer && " (You)"}
      </Link>
      {tieBreak !== null && <span className="block text-sm font-normal text-ink-muted">{tieBreak}</span>}
    </>
  );
}
