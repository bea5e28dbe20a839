import { useTranslation } from "react-i18next";
import type { PlayedGame, PlayerPage } from "#contract/football/player-page.ts";
import { FULL_TIME } from "#game/football/performance.ts";
import { countText } from "#web/language/count-text.ts";
import { ChartBar } from "#web/statistics/chart/bar-chart.tsx";
import { type ChartColumn, ChartFrame, percent } from "#web/statistics/chart/chart-frame.tsx";
import { scaleOfPoints } from "#web/statistics/chart/scale.ts";
import { Figure } from "#web/statistics/figure.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { Panel } from "#web/ui/layout/panel.tsx";
import { Table, type TableColumn } from "#web/ui/record/table.tsx";
import type { Words } from "#words/noun.ts";

/** A player's gameweek; a double gameweek has two matches. */
interface Gameweek {
  readonly round: number;
  readonly points: number;
  readonly minutes: number;
  /** The share of his club's minutes that he played, 0 to 1. */
  readonly share: number;
}

/** The season as a chart: points and minutes of each gameweek, with a table of the same figures. */
export function PlayerGameweeks({ player, games }: Pick<PlayerPage, "player" | "games">) {
  const { t } = useTranslation("player");
  const gameweeks = gameweeksOf(games);
  if (gameweeks.every(({ minutes }) => minutes === 0)) {
    const isBefore = gameweeks.length === 0;
    return (
      <Panel title={t("gameweeks.title")}>
        <EmptyState
          title={t(isBefore ? "gameweeks.notStarted" : "gameweeks.none")}
          description={
            isBefore ? t("gameweeks.notStartedText") : t("gameweeks.noneText", { name: player.name })
          }
        />
      </Panel>
    );
  }
  return (
    <Figure
      title={t("gameweeks.title")}
      description={t("gameweeks.description")}
      chart={<GameweekBars gameweeks={gameweeks} />}
      table={
        <Table
          caption={t("gameweeks.caption", { name: player.name })}
          columns={columnsIn(t)}
          rows={gameweeks}
          rowKey={({ round }) => round}
        />
      }
    />
  );
}

function columnsIn(t: Words<"player">): readonly TableColumn<Gameweek>[] {
  return [
    {
      key: "round",
      header: t("gameweeks.gameweek"),
      isRowHeader: true,
      cell: ({ round }) => countText(round),
    },
    { key: "points", header: t("gameweeks.points"), isNumeric: true, cell: ({ points }) => points },
    { key: "minutes", header: t("gameweeks.minutes"), isNumeric: true, cell: ({ minutes }) => minutes },
  ];
}

/** Points as bars, minutes as pale bars behind them; a full match is as tall as the chart. */
function GameweekBars({ gameweeks }: { readonly gameweeks: readonly Gameweek[] }) {
  const { t } = useTranslation("player");
  const scale = scaleOfPoints(gameweeks.map(({ points }) => points));
  const columns = gameweeks.map(({ round, points, minutes }): ChartColumn => ({
    name: countText(round),
    hint: t("gameweeks.hint", { round, count: points, minutes }),
  }));
  return (
    <ChartFrame scale={scale} columns={columns}>
      <div className="chart-columns">
        {gameweeks.map(({ round, points, share }) => (
          <div key={round} className="chart-column">
            {share > 0 && <i className="player-minutes" style={{ height: percent(share) }} />}
            {points !== 0 && <ChartBar scale={scale} value={points} />}
          </div>
        ))}
      </div>
    </ChartFrame>
  );
}

/** The season by gameweek, in the order they were played in. */
export function gameweeksOf(games: readonly PlayedGame[]): Gameweek[] {
  return [...Map.groupBy(games, ({ round }) => round)].map(([round, own]) => {
    const minutes = sum(own.map((game) => game.minutes));
    return {
      round,
      points: sum(own.map((game) => game.points)),
      minutes,
      share: Math.min(1, minutes / (FULL_TIME * own.length)),
    };
  });
}

function sum(figures: readonly number[]): number {
  return figures.reduce((total, figure) => total + figure, 0);
}
