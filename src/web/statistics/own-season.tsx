import { Link } from "#web/ui/action/link.tsx";
import { ChartColumn } from "lucide-react";
import type { StatisticsView } from "#contract/statistics.ts";
import { buttonClass } from "#web/ui/action/button-class.ts";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { Panel } from "#web/ui/layout/panel.tsx";
import { Table, type TableColumn } from "#web/ui/record/table.tsx";
import { Figure } from "./figure.tsx";
import { ShareBar } from "./share-bar.tsx";
import { shortDay } from "#web/language/date-text.ts";
import { BarChart } from "#web/statistics/chart/bar-chart.tsx";

/** One's own points of the season: by week, and by card. */
export function OwnSeason({ statistics }: { readonly statistics: StatisticsView }) {
  const { season, weeks, bestCards } = statistics;
  if (weeks.length === 0) return <NoPoints />;
  return (
    <>
      <Figure
        title="Points by Week"
        description={`Yours, season ${season}`}
        chart={<WeekBars weeks={weeks} />}
        table={
          <Table
            caption="Your points by week"
            columns={[
              {
                key: "monday",
                header: "Week from",
                isRowHeader: true,
                cell: ({ monday }) => shortDay(monday),
              },
              { key: "points", header: "Points", isNumeric: true, cell: ({ points }) => points },
            ]}
            rows={weeks}
            rowKey={({ monday }) => monday}
          />
        }
      />
      <BestCards cards={bestCards} />
    </>
  );
}

function BestCards({ cards }: { readonly cards: StatisticsView["bestCards"] }) {
  const most = Math.max(1, ...cards.map(({ points }) => points));
  return (
    <Panel title="Your Best Cards" description="Points in tournaments of the season" isFlush>
      <Table
        caption="Your best cards"
        columns={bestCardColumns(most)}
        rows={cards}
        rowKey={({ cardId }) => cardId}
      />
    </Panel>
  );
}

type BestCard = StatisticsView["bestCards"][number];

function bestCardColumns(most: number): readonly TableColumn<BestCard>[] {
  return [
    {
      key: "card",
      header: "Card",
      isRowHeader: true,
      cell: (card) => <BestCardCell card={card} most={most} />,
    },
    {
      key: "fixtures",
      header: "Fixtures",
      isNumeric: true,
      isWideOnly: true,
      cell: ({ fixtures }) => fixtures,
    },
    { key: "points", header: "Points", isNumeric: true, cell: ({ points }) => points },
  ];
}

interface BestCardProps {
  readonly card: BestCard;
  /** The points of the best of all. */
  readonly most: number;
}

function BestCardCell({ card: { playerName, club, position, points }, most }: BestCardProps) {
  return (
    <>
      {playerName}
      <span className="block text-sm font-normal text-ink-muted">
        {club} · {position}
      </span>
      <ShareBar part={points / most} />
    </>
  );
}

function NoPoints() {
  return (
    <Panel title="Points by Week" className="lg:col-span-2">
      <EmptyState
        icon={<ChartColumn aria-hidden="true" />}
        title="No points yet this season"
        description="Once your five have played in a tournament, their points stand here week by week."
        action={
          <Link to="/" className={buttonClass()}>
            Go to the tournament
          </Link>
        }
      />
    </Panel>
  );
}

/** Points of each week as bars. */
function WeekBars({ weeks }: { readonly weeks: StatisticsView["weeks"] }) {
  return (
    <BarChart
      columns={weeks.map(({ monday, points }) => ({
        name: shortDay(monday),
        hint: `${shortDay(monday)}: ${points}`,
      }))}
      values={weeks.map(({ points }) => points)}
    />
  );
}
