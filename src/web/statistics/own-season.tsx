import { Link } from "#web/ui/action/link.tsx";
import { ChartColumn } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { StatisticsView } from "#contract/statistics.ts";
import { buttonClass } from "#web/ui/action/button-class.ts";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { Panel } from "#web/ui/layout/panel.tsx";
import { Table, type TableColumn } from "#web/ui/record/table.tsx";
import { Figure } from "./figure.tsx";
import { ShareBar } from "./share-bar.tsx";
import { shortDay } from "#web/language/date-text.ts";
import type { Words } from "#words/noun.ts";
import { BarChart } from "#web/statistics/chart/bar-chart.tsx";

/** The user's points of the season: by week and by card. */
export function OwnSeason({ statistics }: { readonly statistics: StatisticsView }) {
  const { t } = useTranslation("statistics");
  const { season, weeks, bestCards } = statistics;
  if (weeks.length === 0) return <NoPoints />;
  return (
    <>
      <Figure
        title={t("weeks.title")}
        description={t("weeks.description", { season })}
        chart={<WeekBars weeks={weeks} />}
        table={
          <Table
            caption={t("weeks.caption")}
            columns={[
              {
                key: "monday",
                header: t("weeks.from"),
                isRowHeader: true,
                cell: ({ monday }) => shortDay(monday),
              },
              { key: "points", header: t("points"), isNumeric: true, cell: ({ points }) => points },
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
  const { t } = useTranslation("statistics");
  const most = Math.max(1, ...cards.map(({ points }) => points));
  return (
    <Panel title={t("bestCards.title")} description={t("bestCards.description")} isFlush>
      <Table
        caption={t("bestCards.caption")}
        columns={bestCardColumns(t, most)}
        rows={cards}
        rowKey={({ cardId }) => cardId}
      />
    </Panel>
  );
}

type BestCard = StatisticsView["bestCards"][number];

function bestCardColumns(t: Words<"statistics">, most: number): readonly TableColumn<BestCard>[] {
  return [
    {
      key: "card",
      header: t("bestCards.card"),
      isRowHeader: true,
      cell: (card) => <BestCardCell card={card} most={most} />,
    },
    {
      key: "fixtures",
      header: t("bestCards.matches"),
      isNumeric: true,
      isWideOnly: true,
      cell: ({ fixtures }) => fixtures,
    },
    { key: "points", header: t("points"), isNumeric: true, cell: ({ points }) => points },
  ];
}

interface BestCardProps {
  readonly card: BestCard;
  /** The points of the best card. */
  readonly most: number;
}

function BestCardCell({ card: { playerName, club, position, points }, most }: BestCardProps) {
  const { t } = useTranslation(["statistics", "ui"]);
  return (
    <>
      {playerName}
      <span className="block text-sm font-normal text-ink-muted">
        {t("bestCards.cardText", { club, position: t(`ui:playerCard.position.${position}`) })}
      </span>
      <ShareBar part={points / most} />
    </>
  );
}

function NoPoints() {
  const { t } = useTranslation("statistics");
  return (
    <Panel title={t("weeks.title")} className="lg:col-span-2">
      <EmptyState
        icon={<ChartColumn aria-hidden="true" />}
        title={t("weeks.none")}
        description={t("weeks.noneText")}
        action={
          <Link to="/" className={buttonClass()}>
            {t("goToTournament")}
          </Link>
        }
      />
    </Panel>
  );
}

/** The points of each week as bars. */
function WeekBars({ weeks }: { readonly weeks: StatisticsView["weeks"] }) {
  const { t } = useTranslation("statistics");
  return (
    <BarChart
      columns={weeks.map(({ monday, points }) => ({
        name: shortDay(monday),
        hint: t("weeks.hint", { day: shortDay(monday), points }),
      }))}
      values={weeks.map(({ points }) => points)}
    />
  );
}
