import { useTranslation } from "react-i18next";
import type { DuelTableRow } from "#contract/mini-league/mini-league-fantasy.ts";
import { Table, type TableColumn } from "#web/ui/record/table.tsx";
import { standingColumns } from "#web/leaderboard/standing-columns.tsx";
import type { Words } from "#words/noun.ts";

export interface DuelTableProps {
  readonly rows: readonly DuelTableRow[];
  readonly viewerId: string;
}

/** The head-to-head table. */
export function DuelTable({ rows, viewerId }: DuelTableProps) {
  const { t } = useTranslation("league");
  return (
    <Table
      caption={t("duels.caption")}
      columns={columnsFor(t, viewerId)}
      rows={rows}
      rowKey={({ id }) => id}
      isHighlighted={({ id }) => id === viewerId}
    />
  );
}

function columnsFor(t: Words<"league">, viewerId: string): readonly TableColumn<DuelTableRow>[] {
  return [
    ...standingColumns<DuelTableRow>(viewerId, ({ won, drawn, lost }) =>
      t("duels.record", { won, drawn, lost }),
    ),
    {
      key: "pointsFor",
      header: t("duels.fantasyPoints"),
      isNumeric: true,
      isWideOnly: true,
      cell: ({ pointsFor }) => pointsFor,
    },
    { key: "tablePoints", header: t("points"), isNumeric: true, cell: ({ tablePoints }) => tablePoints },
  ];
}
