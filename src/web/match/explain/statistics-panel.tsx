import { useTranslation } from "react-i18next";
import { countText, figureOf } from "#web/language/count-text.ts";
import { Star } from "lucide-react";
import type { SideStatistics } from "#game/match/match-result.ts";
import { sides, type Side } from "#game/side.ts";
import { Panel } from "#web/ui/layout/panel.tsx";
import { classNames } from "#web/ui/class-names.ts";
import type { Replay } from "#web/match/replay.ts";
import { slotText } from "#web/team/slot-text.ts";

const LINES: readonly { readonly figure: Figure; readonly unit?: string }[] = [
  { figure: "possession", unit: "%" },
  { figure: "shots" },
  { figure: "shotsOnTarget" },
  { figure: "expectedGoals" },
  { figure: "saves" },
  { figure: "yellowCards" },
  { figure: "redCards" },
];

type Figure = Exclude<keyof SideStatistics, "ratings">;

/** The match in figures, and how each player did. */
export function StatisticsPanel({ replay }: { readonly replay: Replay }) {
  const { result, view } = replay;
  const { t } = useTranslation("match");
  const lines = LINES.filter(({ figure }) => result.home[figure] + result.away[figure] > 0);
  return (
    <Panel title={t("figures.title")}>
      <div className="grid gap-6">
        <table className="w-full">
          <caption className="sr-only">
            {t("figures.caption", { home: view.home.teamName, away: view.away.teamName })}
          </caption>
          <thead className="sr-only">
            <tr>
              <th scope="col">{view.home.teamName}</th>
              <th scope="col">{t("figures.figure")}</th>
              <th scope="col">{view.away.teamName}</th>
            </tr>
          </thead>
          <tbody>
            {lines.map(({ figure, unit = "" }) => (
              <tr key={figure}>
                <td className="tabular w-16 py-1 text-left font-semibold">
                  {countText(result.home[figure])}
                  {unit}
                </td>
                <th scope="row" className="py-1 text-center font-normal">
                  <span className="text-sm text-ink-muted">{t(`figures.${figure}`)}</span>
                  <ShareBar home={result.home[figure]} away={result.away[figure]} />
                </th>
                <td className="tabular w-16 py-1 text-right font-semibold">
                  {countText(result.away[figure])}
                  {unit}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6 sm:grid-cols-2">
          {sides.map((side) => (
            <Ratings key={side} replay={replay} side={side} />
          ))}
        </div>
      </div>
    </Panel>
  );
}

function ShareBar({ home, away }: { readonly home: number; readonly away: number }) {
  return (
    <span aria-hidden="true" className="share-bar">
      <span style={{ flex: home, background: "#ffd35c" }} />
      <span style={{ flex: away }} className="bg-line-strong" />
    </span>
  );
}

function Ratings({ replay, side }: { readonly replay: Replay; readonly side: Side }) {
  const { result, view } = replay;
  const { t } = useTranslation("match");
  const { t: tTeam } = useTranslation("team");
  const { manOfTheMatch } = result;
  const goals = (player: number): number =>
    result.events.filter((event) => event.kind === "goal" && event.side === side && event.player === player)
      .length;
  return (
    <section className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-1">
      <h3 className="type-label flex items-center gap-2">
        <span aria-hidden="true" className={classNames("side-dot", side === "away" && "side-dot-away")} />
        {view[side].teamName}
      </h3>
      <ul className="grid grid-cols-[minmax(0,1fr)]">
        {view[side].players.map(({ playerName, slot }, player) => (
          <li key={playerName} className="flex items-center gap-2 border-t border-line py-1.5">
            <span className="type-label min-w-9 flex-none">{slotText(tTeam, slot)}</span>
            <span className="row-text">{playerName}</span>
            {goals(player) > 0 && (
              <span className="text-sm whitespace-nowrap text-ink-muted">
                {t("figures.goals", { count: goals(player) })}
              </span>
            )}
            {manOfTheMatch.side === side && manOfTheMatch.player === player && (
              <span className="inline-flex items-center gap-1 text-sm text-flood-text">
                <Star aria-hidden="true" className="size-4" />
                <span className="sr-only">{t("figures.best")}</span>
              </span>
            )}
            <span className="tabular font-semibold">{figureOf(result[side].ratings[player] ?? 0, 1)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
