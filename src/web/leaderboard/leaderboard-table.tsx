import type { LeaderboardRow } from "#contract/leaderboard.ts";
import { Table, type TableColumn } from "#web/ui/record/table.tsx";
import { tieBreakText } from "./tie-break-text.ts";
import { standingColumns } from "./standing-columns.tsx";

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
    ...standingColumns<LeaderboardRow>(viewerId, ({ decidedBy }) => tieBreakText(decidedBy)),
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
