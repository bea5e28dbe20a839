import type { CalibrationView } from "#contract/match/match.ts";
import { Panel } from "#web/ui/layout/panel.tsx";
import { Table, type TableColumn } from "#web/ui/record/table.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { ShareCells } from "./share-cells.tsx";
import { countText } from "#web/language/count-text.ts";

type OverallLine = CalibrationView["byOverall"][number];
type PointsLine = CalibrationView["byPoints"][number];

/** What came of the newest ranked matches, beside what was promised. */
export function ObservedResults({ calibration }: { readonly calibration: CalibrationView }) {
  const { matches, meanGoals, byOverall, byPoints } = calibration;
  return (
    <>
      <Panel
        title="By strength"
        description="How the stronger line-up did, by how much stronger it was. Promised is what the engine is tuned to."
        isFlush
      >
        <Table
          caption="Results of the stronger line-up"
          columns={overallColumns}
          rows={byOverall}
          rowKey={({ gapFrom }) => gapFrom}
          empty={<NothingYet />}
        />
      </Panel>
      <Panel
        title="By points"
        description="The share of a match that the manager with more points took: one for a win, half for a draw."
        isFlush
        footer={
          matches > 0 && (
            <p className="tabular text-sm text-ink-muted">
              {countText(matches)} ranked {matches === 1 ? "match" : "matches"}, {meanGoals?.toFixed(2)} goals
              a side.
            </p>
          )
        }
      >
        <Table
          caption="Share of the manager who is ahead"
          columns={pointsColumns}
          rows={byPoints}
          rowKey={({ gapFrom }) => gapFrom}
          empty={<NothingYet />}
        />
      </Panel>
    </>
  );
}

function NothingYet() {
  return <EmptyState title="No ranked match yet" description="The first ones will stand here." />;
}

const overallColumns: readonly TableColumn<OverallLine>[] = [
  { key: "gap", header: "Ahead by", isRowHeader: true, cell: ({ gapFrom }) => bandOf(gapFrom, 4) },
  { key: "matches", header: "Matches", isNumeric: true, cell: ({ matches }) => matches },
  {
    key: "observed",
    header: "Won, drawn, lost",
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

const pointsColumns: readonly TableColumn<PointsLine>[] = [
  { key: "gap", header: "Ahead by", isRowHeader: true, cell: ({ gapFrom }) => bandOf(gapFrom, 50) },
  { key: "matches", header: "Matches", isNumeric: true, cell: ({ matches }) => matches },
  {
    key: "expected",
    header: "Promised",
    isNumeric: true,
    cell: ({ expectedShare }) => `${Math.round(100 * expectedShare)}%`,
  },
  {
    key: "observed",
    header: "As played",
    isNumeric: true,
    cell: ({ matches, wins, draws }) => `${Math.round((100 * (wins + draws / 2)) / matches)}%`,
  },
];

/** Such as "4 to 7"; the first line begins with nobody ahead. */
function bandOf(from: number, width: number): string {
  return `${from}–${from + width - 1}`;
}
