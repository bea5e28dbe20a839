import { Panel } from "#web/ui/layout/panel.tsx";
import { Table, type TableColumn } from "#web/ui/record/table.tsx";
import { Figure } from "./figure.tsx";
import type { MonthNumbers } from "./month-numbers.ts";
import { ShareBar } from "./share-bar.tsx";
import { shortDay } from "#web/language/date-text.ts";
import { countText } from "#web/language/count-text.ts";
import { LineChart } from "#web/statistics/chart/line-chart.tsx";
import { scaleOfPoints, scaleOfPositions } from "#web/statistics/chart/scale.ts";

type Day = MonthNumbers["days"][number];

const dayColumn: TableColumn<Day> = {
  key: "day",
  header: "Day",
  isRowHeader: true,
  cell: ({ day }) => shortDay(day),
};

/** The month's tournament: one's points beside the mean, one's position, and whom managers picked. */
export function GameMonth({ month }: { readonly month: MonthNumbers }) {
  const { days, mostPicked } = month;
  const hasOwn = days.some(({ position }) => position !== null);
  return (
    <>
      {days.length > 0 && <PointsFigure month={month} hasOwn={hasOwn} />}
      {hasOwn && <PositionFigure days={days} />}
      {mostPicked.length > 0 && <MostPicked month={month} />}
    </>
  );
}

function PointsFigure({ month, hasOwn }: { readonly month: MonthNumbers; readonly hasOwn: boolean }) {
  return (
    <Figure
      title="Points over the Month"
      description={
        hasOwn ? `${month.name}: you (solid) and the mean of all (dashed)` : `${month.name}: the mean of all`
      }
      chart={<MonthLines days={month.days} />}
      table={
        <Table
          caption={`Points over ${month.name}`}
          columns={[
            dayColumn,
            { key: "own", header: "You", isNumeric: true, cell: ({ points }) => points ?? "–" },
            { key: "mean", header: "Mean", isNumeric: true, cell: ({ mean }) => mean.toFixed(1) },
          ]}
          rows={month.days}
          rowKey={({ day }) => day}
        />
      }
    />
  );
}

function PositionFigure({ days }: { readonly days: MonthNumbers["days"] }) {
  return (
    <Figure
      title="Position over Time"
      description="By points, as each day ended"
      chart={<PositionLine days={days} />}
      table={
        <Table
          caption="Your position by day"
          columns={[
            dayColumn,
            {
              key: "position",
              header: "Position",
              isNumeric: true,
              cell: ({ position }) => (position === null ? "–" : countText(position)),
            },
          ]}
          rows={days}
          rowKey={({ day }) => day}
        />
      }
    />
  );
}

function MostPicked({ month }: { readonly month: MonthNumbers }) {
  const most = Math.max(1, ...month.mostPicked.map(({ share }) => share));
  return (
    <Panel
      title="Most Picked"
      description={`In ${countText(month.entries)} ${month.entries === 1 ? "team" : "teams"} of ${month.name}`}
      isFlush
    >
      <Table
        caption="The players whom most managers picked"
        columns={pickedColumns(most)}
        rows={month.mostPicked}
        rowKey={({ playerId }) => playerId}
        isHighlighted={({ isOwn }) => isOwn}
      />
    </Panel>
  );
}

type PickedPlayer = MonthNumbers["mostPicked"][number];

function pickedColumns(most: number): readonly TableColumn<PickedPlayer>[] {
  return [
    {
      key: "player",
      header: "Player",
      isRowHeader: true,
      cell: (player) => <Picked player={player} most={most} />,
    },
    { key: "share", header: "Share", isNumeric: true, cell: ({ share }) => `${share}%` },
  ];
}

interface PickedProps {
  readonly player: PickedPlayer;
  /** The share of the first of all. */
  readonly most: number;
}

function Picked({ player: { playerName, club, share, isOwn }, most }: PickedProps) {
  return (
    <>
      {playerName}
      {isOwn && " (yours)"}
      <span className="block text-sm font-normal text-ink-muted">{club ?? "No club"}</span>
      <ShareBar part={share / most} />
    </>
  );
}

/** One's own points over the month beside the mean of all managers. */
function MonthLines({ days }: { readonly days: MonthNumbers["days"] }) {
  const own = days.map(({ points }) => points);
  const means = days.map(({ mean }) => mean);
  return (
    <LineChart
      scale={scaleOfPoints([...own.filter((points) => points !== null), ...means])}
      columns={days.map(({ day, points, mean }) => ({
        name: shortDay(day),
        hint: `${shortDay(day)}: ${points === null ? "" : `you ${points}, `}mean ${mean.toFixed(1)}`,
      }))}
      own={own}
      others={means}
    />
  );
}

/** One's position over the month; the first is at the top. */
function PositionLine({ days }: { readonly days: MonthNumbers["days"] }) {
  const own = days.map(({ position }) => position);
  return (
    <LineChart
      scale={scaleOfPositions(own.filter((position) => position !== null))}
      columns={days.map(({ day, position }) => ({
        name: shortDay(day),
        hint: `${shortDay(day)}: ${position === null ? "no position" : countText(position)}`,
      }))}
      own={own}
    />
  );
}
