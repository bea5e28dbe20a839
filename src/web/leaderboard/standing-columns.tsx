import type { ReactNode } from "react";
import { Link } from "#web/ui/action/link.tsx";
import { RankMedal } from "#web/ui/record/rank-medal.tsx";
import type { TableColumn } from "#web/ui/record/table.tsx";
import { Username } from "#web/ui/record/username.tsx";

/** Somebody's line in a table; without a position who has nothing to rank yet. */
export interface Standing {
  readonly id: string;
  readonly username: string;
  readonly position: number | null;
}

/**
 * The columns with which every table of managers begins: the position, and the manager with " (You)" for the viewer.
 * @param detailOf what stands below the name, null for nothing
 */
export function standingColumns<Row extends Standing>(
  viewerId: string,
  detailOf: (row: Row) => ReactNode,
): readonly TableColumn<Row>[] {
  return [
    {
      key: "position",
      header: <span aria-label="Position">#</span>,
      cell: ({ position }) =>
        position === null ? <span className="px-3 text-ink-muted">–</span> : <RankMedal rank={position} />,
    },
    {
      key: "manager",
      header: "Manager",
      isRowHeader: true,
      cell: (row) => <Manager standing={row} isViewer={row.id === viewerId} detail={detailOf(row)} />,
    },
  ];
}

interface ManagerProps {
  readonly standing: Standing;
  readonly isViewer: boolean;
  readonly detail: ReactNode;
}

function Manager({ standing, isViewer, detail }: ManagerProps) {
  return (
    <>
      <Link to="/users/$userId" params={{ userId: standing.id }} className="reach hover:underline">
        <Username name={standing.username} />
        {isViewer && " (You)"}
      </Link>
      {detail !== null && <span className="block text-sm font-normal text-ink-muted">{detail}</span>}
    </>
  );
}
