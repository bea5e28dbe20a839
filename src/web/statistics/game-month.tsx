import { Trans, useTranslation } from "react-i18next";
import type { StatisticsView } from "#contract/statistics.ts";
import { PlayerLink } from "#web/player/player-link.tsx";
import { Panel } from "#web/ui/layout/panel.tsx";
import { Table, type TableColumn } from "#web/ui/record/table.tsx";
import { Figure } from "./figure.tsx";
import { ShareBar } from "./share-bar.tsx";
import { shortDay } from "#web/language/date-text.ts";
import { tournamentName, tournamentTitle } from "#web/tournament/tournament-name.ts";
import type { Words } from "#words/noun.ts";
import { countText, figureOf, percentText } from "#web/language/count-text.ts";
import { LineChart } from "#web/statistics/chart/line-chart.tsx";
import { scaleOfPoints, scaleOfPositions } from "#web/statistics/chart/scale.ts";

/** The statistics of a month's tournament. */
type MonthNumbers = NonNullable<StatisticsView["month"]>;

type Day = MonthNumbers["days"][number];

function dayColumn(t: Words<"statistics">): TableColumn<Day> {
  return {
    key: "day",
    header: t("month.day"),
    isRowHeader: true,
    cell: ({ day }) => shortDay(day),
  };
}

/** The month's tournament: points beside the average, positions, and the players picked most. */
export function GameMonth({ month }: { readonly month: MonthNumbers }) {
  const { days, mostPicked } = month;
  const hasOwn = days.some(({ points }) => points !== null);
  const ranked = days.map((day) => (hasScores(day) ? day : { ...day, position: null }));
  return (
    <>
      {days.length > 0 && <PointsFigure month={month} hasOwn={hasOwn} />}
      {ranked.some(({ position }) => position !== null) && <PositionFigure days={ranked} />}
      {mostPicked.length > 0 && <MostPicked month={month} />}
    </>
  );
}

/** Whether anyone had scored by the end of a day: before that, positions mean nothing. */
function hasScores({ points, mean }: Day): boolean {
  return mean !== 0 || (points ?? 0) !== 0;
}

function PointsFigure({ month, hasOwn }: { readonly month: MonthNumbers; readonly hasOwn: boolean }) {
  const { t } = useTranslation("statistics");
  const tournament = tournamentTitle(month.name);
  return (
    <Figure
      title={t("month.title")}
      description={t(hasOwn ? "month.both" : "month.average", { tournament })}
      chart={<MonthLines days={month.days} />}
      table={
        <Table
          caption={t("month.caption", { tournament: tournamentName(month.name) })}
          columns={[
            dayColumn(t),
            { key: "own", header: t("month.you"), isNumeric: true, cell: ({ points }) => points ?? "–" },
            {
              key: "mean",
              header: t("month.mean"),
              isNumeric: true,
              cell: ({ mean }) => figureOf(mean, 1),
            },
          ]}
          rows={month.days}
          rowKey={({ day }) => day}
        />
      }
    />
  );
}

function PositionFigure({ days }: { readonly days: MonthNumbers["days"] }) {
  const { t } = useTranslation("statistics");
  return (
    <Figure
      title={t("position.title")}
      description={t("position.description")}
      chart={<PositionLine days={days} />}
      table={
        <Table
          caption={t("position.caption")}
          columns={[
            dayColumn(t),
            {
              key: "position",
              header: t("position.position"),
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
  const { t } = useTranslation("statistics");
  const most = Math.max(1, ...month.mostPicked.map(({ share }) => share));
  return (
    <Panel
      title={t("picked.title")}
      description={t("picked.description", {
        count: month.entries,
        tournament: tournamentTitle(month.name),
      })}
      isFlush
    >
      <Table
        caption={t("picked.caption")}
        columns={pickedColumns(t, most)}
        rows={month.mostPicked}
        rowKey={({ playerId }) => playerId}
        isHighlighted={({ isOwn }) => isOwn}
      />
    </Panel>
  );
}

type PickedPlayer = MonthNumbers["mostPicked"][number];

function pickedColumns(t: Words<"statistics">, most: number): readonly TableColumn<PickedPlayer>[] {
  return [
    {
      key: "player",
      header: t("picked.player"),
      isRowHeader: true,
      cell: (player) => <Picked player={player} most={most} />,
    },
    {
      key: "share",
      header: t("picked.share"),
      isNumeric: true,
      cell: ({ share }) => percentText(share / 100, Number.isInteger(share) ? 0 : 1),
    },
  ];
}

interface PickedProps {
  readonly player: PickedPlayer;
  /** The share of the most-picked player. */
  readonly most: number;
}

function Picked({ player: { playerId, playerName, club, share, isOwn }, most }: PickedProps) {
  const { t } = useTranslation("statistics");
  const link = <PlayerLink id={playerId} name={playerName} />;
  return (
    <>
      {isOwn ? <Trans t={t} i18nKey="picked.own" components={{ player: link }} /> : link}
      <span className="block text-sm font-normal text-ink-muted">{club ?? t("picked.noClub")}</span>
      <ShareBar part={share / most} />
    </>
  );
}

/** The user's points over the month beside the average. */
function MonthLines({ days }: { readonly days: MonthNumbers["days"] }) {
  const { t } = useTranslation("statistics");
  const own = days.map(({ points }) => points);
  const means = days.map(({ mean }) => mean);
  return (
    <LineChart
      scale={scaleOfPoints([...own.filter((points) => points !== null), ...means])}
      columns={days.map(({ day, points, mean }) => ({
        name: shortDay(day),
        hint:
          points === null
            ? t("month.hintMean", { day: shortDay(day), mean: figureOf(mean, 1) })
            : t("month.hint", { day: shortDay(day), points, mean: figureOf(mean, 1) }),
      }))}
      own={own}
      others={means}
    />
  );
}

/** The user's position over the month; first place is at the top. */
function PositionLine({ days }: { readonly days: MonthNumbers["days"] }) {
  const { t } = useTranslation("statistics");
  const own = days.map(({ position }) => position);
  return (
    <LineChart
      scale={scaleOfPositions(own.filter((position) => position !== null))}
      columns={days.map(({ day, position }) => ({
        name: shortDay(day),
        hint:
          position === null
            ? t("position.hintNone", { day: shortDay(day) })
            : t("position.hint", { day: shortDay(day), position }),
      }))}
      own={own}
    />
  );
}
