import { Trans, useTranslation } from "react-i18next";
import { ChevronDown, ChevronUp, Minus } from "lucide-react";
import type { TablePeriod, TableRow } from "#contract/leaderboard.ts";
import { Table, type TableColumn } from "#web/ui/record/table.tsx";
import { figureText } from "#web/language/count-text.ts";
import { tieBreakText } from "#web/leaderboard/tie-break-text.ts";
import { standingColumns } from "#web/leaderboard/standing-columns.tsx";
import type { Words } from "#words/noun.ts";

export interface TableRowsProps {
  readonly caption: string;
  readonly period: TablePeriod;
  readonly rows: readonly TableRow[];
  readonly viewerId: string;
  /** Whether anyone in the table has scored: before that, positions mean nothing. */
  readonly isRanked: boolean;
}

/** Rows of a table: the viewer's own is marked, and a tied row says why it is behind the one above. */
export function TableRows(props: TableRowsProps) {
  const { t } = useTranslation("leaderboard");
  const { caption, rows, viewerId } = props;
  return (
    <Table
      caption={caption}
      columns={columnsFor(t, props)}
      rows={rows}
      rowKey={({ id }) => id}
      isHighlighted={({ id }) => id === viewerId}
    />
  );
}

function columnsFor(
  t: Words<"leaderboard">,
  { period, viewerId, isRanked }: TableRowsProps,
): readonly TableColumn<TableRow>[] {
  return [
    ...standingColumns<TableRow>(
      viewerId,
      ({ decidedBy, points }) => tieBreakText(decidedBy, points),
      isRanked,
    ),
    ...(period === "season" ? [tournamentsColumn(t)] : []),
    ...(period === "previous" || !isRanked ? [] : [movementColumn(t)]),
    {
      key: "points",
      header: t("column.points"),
      isNumeric: true,
      cell: ({ points }) => figureText(points),
    },
  ];
}

function tournamentsColumn(t: Words<"leaderboard">): TableColumn<TableRow> {
  return {
    key: "tournaments",
    header: t("column.tournaments"),
    isNumeric: true,
    isWideOnly: true,
    cell: ({ tournaments }) => tournaments,
  };
}

function movementColumn(t: Words<"leaderboard">): TableColumn<TableRow> {
  return {
    key: "movement",
    header: t("column.today"),
    isNumeric: true,
    cell: ({ movement }) => <Movement movement={movement} />,
  };
}

/** The positions a row has gained or lost today; null if it is new or the table is final. */
function Movement({ movement }: { readonly movement: number | null }) {
  const { t } = useTranslation("leaderboard");
  if (movement === null) return null;
  if (movement === 0) {
    return (
      <span className="inline-flex text-ink-muted">
        <Minus aria-hidden="true" className="size-4" />
        <span className="sr-only">{t("movement.none")}</span>
      </span>
    );
  }
  const isUp = movement > 0;
  const Icon = isUp ? ChevronUp : ChevronDown;
  return (
    <span
      className={`inline-flex items-center justify-end font-semibold ${isUp ? "text-good-text" : "text-danger-text"}`}
    >
      <Icon aria-hidden="true" className="size-4" />
      <Trans
        t={t}
        i18nKey={isUp ? "movement.up" : "movement.down"}
        values={{ places: Math.abs(movement) }}
        components={{ word: <span className="sr-only" /> }}
      />
    </span>
  );
}
