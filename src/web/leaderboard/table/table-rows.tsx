import type { TablePeriod, TableRow } from "#contract/leaderboard.ts";
import { Table, type TableColumn } from "#web/ui/record/table.tsx";
import { figureText } from "#web/language/count-text.ts";
import { tieBreakText } from "#web/leaderboard/tie-break-text.ts";
import { Movement } from "./movement.tsx";
import { standingColumns } from "#web/leaderboard/standing-columns.tsx";

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
    ...standingColumns<TableRow>(viewerId, ({ decidedBy }) => tieBreakText(decidedBy)),
    ...(period === "season" ? [tournamentsColumn] : []),
    ...(period === "previous" ? [] : [movementColumn]),
    { key: "points", header: "Points", isNumeric: true, cell: ({ points }) => figureText(points) },
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
