import { UserMinus } from "lucide-react";
import { useState } from "react";
import type { MiniLeagueRow } from "#contract/mini-league/mini-league.ts";
import { IconButton } from "#web/ui/action/icon-button.tsx";
import { ConfirmDialog } from "#web/ui/overlay/confirm-dialog.tsx";
import { Table, type TableColumn } from "#web/ui/record/table.tsx";
import { toastFailure } from "#web/api/toast-failure.ts";
import { tieBreakText } from "#web/leaderboard/tie-break-text.ts";
import { useRemoveMember } from "./league-queries.ts";
import { standingColumns } from "#web/leaderboard/standing-columns.tsx";

export interface LeagueTableProps {
  readonly leagueId: number;
  readonly caption: string;
  readonly rows: readonly MiniLeagueRow[];
  readonly viewerId: string;
  /** The owner puts members out. */
  readonly isOwner: boolean;
}

/** The table of a league; its owner has a button on each line of another. */
export function LeagueTable({ leagueId, caption, rows, viewerId, isOwner }: LeagueTableProps) {
  const [leaving, setLeaving] = useState<MiniLeagueRow | null>(null);
  const remove = useRemoveMember(leagueId);
  const send = () => {
    if (leaving === null) return;
    remove.mutate(leaving.id, {
      onError: (error) => toastFailure(error, { title: "Error", fallback: "Failed to remove the manager" }),
      onSettled: () => setLeaving(null),
    });
  };
  return (
    <>
      <Table
        caption={caption}
        columns={isOwner ? [...columnsFor(viewerId), removeColumn(setLeaving)] : columnsFor(viewerId)}
        rows={rows}
        rowKey={({ id }) => id}
        isHighlighted={({ id }) => id === viewerId}
      />
      <ConfirmDialog
        isOpen={leaving !== null}
        onOpenChange={(open) => {
          if (!open && !remove.isPending) setLeaving(null);
        }}
        title={`Remove ${leaving?.username ?? ""}?`}
        description="They leave the table, and the invite code does not let them in again."
        confirmLabel="Remove from the league"
        isDestructive
        isPending={remove.isPending}
        onConfirm={send}
      />
    </>
  );
}

function columnsFor(viewerId: string): readonly TableColumn<MiniLeagueRow>[] {
  return [
    ...standingColumns<MiniLeagueRow>(viewerId, ({ position, decidedBy, points }) =>
      position === null ? "Not in the tournament" : tieBreakText(decidedBy, points),
    ),
    {
      key: "points",
      header: "Points",
      isNumeric: true,
      cell: ({ points, position }) => (position === null ? "–" : points),
    },
  ];
}

function removeColumn(onRemove: (row: MiniLeagueRow) => void): TableColumn<MiniLeagueRow> {
  return {
    key: "remove",
    header: <span className="sr-only">Remove</span>,
    isNumeric: true,
    cell: (row) =>
      row.isOwner ? null : (
        <IconButton
          label={`Remove ${row.username}`}
          icon={<UserMinus aria-hidden="true" />}
          onClick={() => onRemove(row)}
        />
      ),
  };
}
