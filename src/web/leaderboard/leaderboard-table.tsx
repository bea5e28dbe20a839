import { useTranslation } from "react-i18next";
import type { LeaderboardRow } from "#contract/leaderboard.ts";
import { Table, type TableColumn } from "#web/ui/record/table.tsx";
import { figureText } from "#web/language/count-text.ts";
import { tieBreakText } from "./tie-break-text.ts";
import { standingColumns } from "./standing-columns.tsx";
import type { Words } from "#words/noun.ts";

export interface LeaderboardTableProps {
  readonly caption: string;
  readonly rows: readonly LeaderboardRow[];
  /** Which points to show. */
  readonly pointsOf: "month" | "season";
  readonly viewerId: string;
}

/** A leaderboard with the viewer's row marked; a tied row says why it is behind. No ranks until someone has scored. */
export function LeaderboardTable({ caption, rows, pointsOf, viewerId }: LeaderboardTableProps) {
  const { t } = useTranslation("leaderboard");
  const totalOf = (row: LeaderboardRow) =>
    pointsOf === "month" ? row.totalMonthlyPoints : row.totalSeasonPoints;
  const isRanked = rows.some((row) => totalOf(row) > 0);
  return (
    <Table
      caption={caption}
      columns={[
        ...standingColumns<LeaderboardRow>(
          viewerId,
          (row) => tieBreakText(row.decidedBy, totalOf(row)),
          isRanked,
        ),
        ...(pointsOf === "season" ? [tournamentsColumn(t)] : []),
        {
          key: "points",
          header: t("column.points"),
          isNumeric: true,
          cell: (row) => figureText(totalOf(row)),
        },
      ]}
      rows={rows}
      rowKey={({ id }) => id}
      isHighlighted={({ id }) => id === viewerId}
    />
  );
}

function tournamentsColumn(t: Words<"leaderboard">): TableColumn<LeaderboardRow> {
  return {
    key: "tournaments",
    header: t("column.tournaments"),
    isNumeric: true,
    isWideOnly: true,
    cell: ({ tournamentsEntered }) => tournamentsEntered,
  };
}
