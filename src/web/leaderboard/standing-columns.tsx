import type { ReactNode } from "react";
import { ProfileLink } from "#web/profile/profile-link.tsx";
import { RankMedal } from "#web/ui/record/rank-medal.tsx";
import type { TableColumn } from "#web/ui/record/table.tsx";
import { words } from "#web/language/words.ts";
import { ManagerName } from "./manager-name.tsx";

/** A manager's row in a table; the position is null if there is nothing to rank yet. */
export interface Standing {
  readonly id: string;
  readonly username: string;
  readonly position: number | null;
}

/**
 * The first columns of every table of managers: the position, and the manager with " (You)" for the viewer.
 *
 * @param detailOf the line below the name, or null
 * @param isRanked false while nobody has scored: no row shows a position or medal
 */
export function standingColumns<Row extends Standing>(
  viewerId: string,
  detailOf: (row: Row) => ReactNode,
  isRanked = true,
): readonly TableColumn<Row>[] {
  const t = words("leaderboard");
  return [
    {
      key: "position",
      header: (
        <>
          <span aria-hidden="true">#</span>
          <span className="sr-only">{t("column.position")}</span>
        </>
      ),
      cell: ({ position }) =>
        position === null || !isRanked ? (
          <span className="px-3 text-ink-muted">–</span>
        ) : (
          <RankMedal rank={position} />
        ),
    },
    {
      key: "manager",
      header: t("column.manager"),
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
      <ProfileLink userId={standing.id} name={standing.username} className="reach hover:underline">
        <ManagerName name={standing.username} isViewer={isViewer} />
      </ProfileLink>
      {detail !== null && <span className="block text-sm font-normal text-ink-muted">{detail}</span>}
    </>
  );
}
