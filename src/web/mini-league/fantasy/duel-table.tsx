import { Link } from "#web/router/link.tsx";
import type { DuelTableRow } from "#contract/competition/mini-league-fantasy.ts";
import { RankMedal } from "#web/ui/record/rank-medal.tsx";
import { Table, type TableColumn } from "#web/ui/record/table.tsx";

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
    {
      key: "position",
      header: <span aria-label="Position">#</span>,
      cell: ({ position }) => <RankMedal rank={position} />,
    },
    {
      key: "manager",
      header: "Manager",
      isRowHeader: true,
      cell: ({ id, username, won, drawn, lost }) => (
        <>
          <Link to="/users/$userId" params={{ userId: id }} className="break-all hover:underline">
            {username}
            {id === viewerId && " (You)"}
          </Link>
          <span className="block text-sm font-normal text-ink-muted">
            {won} won, {drawn} drawn, {lost} lost
          </span>
        </>
      ),
    },
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
