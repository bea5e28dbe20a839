import { useTranslation } from "react-i18next";
import type { Words } from "#words/noun.ts";
import type { CalibrationView } from "#contract/match/match.ts";
import { Panel } from "#web/ui/layout/panel.tsx";
import { Table, type TableColumn } from "#web/ui/record/table.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { ShareCells } from "./share-cells.tsx";
import { figureOf, percentText } from "#web/language/count-text.ts";

type OverallLine = CalibrationView["byOverall"][number];
type PointsLine = CalibrationView["byPoints"][number];

/** The results of the newest ranked matches beside the predictions. */
export function ObservedResults({ calibration }: { readonly calibration: CalibrationView }) {
  const { t } = useTranslation("match");
  const { matches, meanGoals, byOverall, byPoints } = calibration;
  return (
    <>
      <Panel title={t("fair.strength.title")} description={t("fair.strength.description")} isFlush>
        <Table
          caption={t("fair.strength.caption")}
          columns={overallColumns(t)}
          rows={byOverall}
          rowKey={({ gapFrom }) => gapFrom}
          empty={<NothingYet />}
        />
      </Panel>
      <Panel
        title={t("fair.points.title")}
        description={t("fair.points.description")}
        isFlush
        footer={
          matches > 0 && (
            <p className="tabular text-sm text-ink-muted">
              {t("fair.points.footer", { count: matches, goals: figureOf(meanGoals ?? 0, 2) })}
            </p>
          )
        }
      >
        <Table
          caption={t("fair.points.caption")}
          columns={pointsColumns(t)}
          rows={byPoints}
          rowKey={({ gapFrom }) => gapFrom}
          empty={<NothingYet />}
        />
      </Panel>
    </>
  );
}

function NothingYet() {
  const { t } = useTranslation("match");
  return <EmptyState title={t("fair.empty.title")} description={t("fair.empty.text")} />;
}

const overallColumns = (t: Words<"match">): readonly TableColumn<OverallLine>[] => [
  { key: "gap", header: t("fair.ahead"), isRowHeader: true, cell: ({ gapFrom }) => bandOf(gapFrom, 4) },
  { key: "matches", header: t("fair.matches"), isNumeric: true, cell: ({ matches }) => matches },
  {
    key: "observed",
    header: t("fair.results"),
    cell: ({ matches, wins, draws, losses, predicted }) => (
      <ShareCells
        observed={{
          win: (100 * wins) / matches,
          draw: (100 * draws) / matches,
          loss: (100 * losses) / matches,
        }}
        predicted={predicted}
      />
    ),
  },
];

const pointsColumns = (t: Words<"match">): readonly TableColumn<PointsLine>[] => [
  { key: "gap", header: t("fair.ahead"), isRowHeader: true, cell: ({ gapFrom }) => bandOf(gapFrom, 50) },
  { key: "matches", header: t("fair.matches"), isNumeric: true, cell: ({ matches }) => matches },
  {
    key: "expected",
    header: t("fair.promised"),
    isNumeric: true,
    cell: ({ expectedShare }) => percentText(expectedShare),
  },
  {
    key: "observed",
    header: t("fair.played"),
    isNumeric: true,
    cell: ({ matches, wins, draws }) => percentText((wins + draws / 2) / matches),
  },
];

/** A band of gaps, such as "4–7"; the first one starts at 0. */
function bandOf(from: number, width: number): string {
  return `${from}–${from + width - 1}`;
}
