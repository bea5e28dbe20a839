import { UserMinus } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { MiniLeagueRow } from "#contract/mini-league/mini-league.ts";
import { IconButton } from "#web/ui/action/icon-button.tsx";
import { ConfirmDialog } from "#web/ui/overlay/confirm-dialog.tsx";
import { Table, type TableColumn } from "#web/ui/record/table.tsx";
import type { Words } from "#words/noun.ts";
import { useRemoveMember } from "./league-queries.ts";
import { standingColumns } from "#web/leaderboard/standing-columns.tsx";
import { words } from "#web/language/words.ts";
import { tieBreakText } from "#web/leaderboard/tie-break-text.ts";

export interface LeagueTableProps {
  readonly leagueId: number;
  readonly caption: string;
  readonly rows: readonly MiniLeagueRow[];
  readonly viewerId: string;
  /** The owner can remove members. */
  readonly isOwner: boolean;
}

/** The table of a league; its owner can remove each of the others. */
export function LeagueTable({ leagueId, caption, rows, viewerId, isOwner }: LeagueTableProps) {
  const { t } = useTranslation("league");
  const [leaving, setLeaving] = useState<MiniLeagueRow | null>(null);
  const remove = useRemoveMember(leagueId);
  const send = () => {
    if (leaving === null) return;
    remove.mutate(leaving.id, { onSettled: () => setLeaving(null) });
  };
  const isRanked = rows.some(({ points }) => points > 0);
  return (
    <>
      <Table
        caption={caption}
        columns={
          isOwner
            ? [...columnsFor(t, viewerId, isRanked), removeColumn(t, setLeaving)]
            : columnsFor(t, viewerId, isRanked)
        }
        rows={rows}
        rowKey={({ id }) => id}
        isHighlighted={({ id }) => id === viewerId}
      />
      <ConfirmDialog
        isOpen={leaving !== null}
        onOpenChange={(open) => {
          if (!open && !remove.isPending) setLeaving(null);
        }}
        title={t("remove.title", { name: leaving?.username ?? "" })}
        description={t("remove.description")}
        confirmLabel={t("remove.confirm")}
        isDestructive
        isPending={remove.isPending}
        onConfirm={send}
      />
    </>
  );
}

function columnsFor(
  t: Words<"league">,
  viewerId: string,
  isRanked: boolean,
): readonly TableColumn<MiniLeagueRow>[] {
  return [
    ...standingColumns<MiniLeagueRow>(viewerId, memberNote, isRanked),
    {
      key: "points",
      header: t("points"),
      isNumeric: true,
      cell: ({ points, position }) => (position === null ? "–" : points),
    },
  ];
}

function removeColumn(
  t: Words<"league">,
  onRemove: (row: MiniLeagueRow) => void,
): TableColumn<MiniLeagueRow> {
  return {
    key: "remove",
    header: <span className="sr-only">{t("remove.column")}</span>,
    isNumeric: true,
    cell: (row) =>
      row.isOwner ? null : (
        <IconButton
          label={t("remove.label", { name: row.username })}
          icon={<UserMinus aria-hidden="true" />}
          onClick={() => onRemove(row)}
        />
      ),
  };
}

type Facts = Pick<MiniLeagueRow, "position" | "isEntered" | "decidedBy" | "points">;

/** The line below a member's name: why there's no position, or what decided it; null if there's nothing to say. */
export function memberNote({ position, isEntered, decidedBy, points }: Facts): string | null {
  if (position !== null) return tieBreakText(decidedBy, points);
  return words("league")(isEntered ? "league.unranked" : "league.notEntered");
}
