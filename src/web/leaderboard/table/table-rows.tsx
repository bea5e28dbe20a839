import { Link } from "#web/router/link.tsx";
import type { TablePeriod, TableRow } from "#contract/leaderboard.ts";
import { RankMedal } from "#web/ui/record/rank-medal.tsx";
import { Table, type TableColumn } from "#web/ui/record/table.tsx";
import { tieBreakText } from "../tie-break-text.ts";
import { Movement } from "./movement.tsx";

export interface TableRowsProps {
  readonly caption: string;
  readonly period: TablePeriod;
  readonly rows: readonly TableRow[];
  readonly viewerId: string;
}

/** Lines of a table: the viewer's own is marked, and a line says what put it behind the one above. */
export function TableRows({ caption, period, rows, viewerId }: TableRowsProps) {
  return (
    <Table
      caption={caption}
      columns={columnsFor(period, viewerId)}
      rows={rows}
      rowKey={({ id }) => id}
      isHighlighted={({ id }) => id === viewerId}
    />
  );
}

function columnsFor(period: TablePeriod, viewerId: string): readonly TableColumn<TableRow>[] {
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
    ...(period === "season" ? [tournamentsColumn] : []),
    ...(period === "previous" ? [] : [movementColumn]),
    { key: "points", header: "Points", isNumeric: true, cell: ({ points }) => points },
  ];
}

const tournamentsColumn: TableColumn<TableRow> = {
  key: "tournaments",
  header: "Tournaments",
  isNumeric: true,
  isWideOnly: true,
  cell: ({ tournaments }) => tournaments,
};

const movementColumn: TableColumn<TableRow> = {
  key: "movement",
  header: "Today",
  isNumeric: true,
  cell: ({ movement }) => <Movement movement={movement} />,
};

function Manager({ row, isViewer }: { readonly row: TableRow; readonly isViewer: boolean }) {
  const tieBreak = tieBreakText(row.decidedBy);
  return (
    <>
      <Link to="/users/$userId" params={{ userId: row.id }} className="break-all hover:underline">
        {row.username}
        {isViewer && " (You)"}
      </Link>
      {tieBreak !== null && <span className="block text-sm font-normal text-ink-muted">{tieBreak}</span>}
    </>
  );
}
