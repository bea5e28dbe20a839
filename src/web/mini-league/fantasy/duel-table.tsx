import type { DuelTableRow } from "#contract/mini-league/mini-league-fantasy.ts";
import { Table, type TableColumn } from "#web/ui/record/table.tsx";
import { standingColumns } from "#web/leaderboard/standing-columns.tsx";

export interface DuelTableProps {
  readonly rows: readonly DuelTableRow[];
  readonly viewerId: string;
}

/** The head-to-head table. */
export function DuelTable({ rows, viewerId }: DuelTableProps) {
  return (
    <Table
      caption="Head-to-head table"
      columns={columnsFor(viewerId)}
      rows={rows}
      rowKey={({ id }) => id}
      isHighlighted={({ id }) => id === viewerId}
    />
  );
}

function columnsFor(viewerId: string): readonly TableColumn<DuelTableRow>[] {
  return [
    ...standingColumns<DuelTableRow>(
      viewerId,
      ({ won, drawn, lost }) => `${won} won, ${drawn} drawn, ${lost} lost`,
    ),
    {
      key: "pointsFor",
      header: "Fantasy points",
      isNumeric: true,
      isWideOnly: true,
      cell: ({ pointsFor }) => pointsFor,
    },
    { key: "tablePoints", header: "Points", isNumeric: true, cell: ({ tablePoints }) => tablePoints },
  ];
}
