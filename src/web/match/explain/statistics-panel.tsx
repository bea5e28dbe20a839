import { Star } from "lucide-react";
import type { SideStatistics } from "#game/match/match-result.ts";
import type { Side } from "#game/match/match-event.ts";
import { Panel } from "#web/ui/layout/panel.tsx";
import { classNames } from "#web/ui/class-names.ts";
import type { Replay } from "#web/match/replay.ts";

const LINES: readonly {
  readonly label: string;
  readonly of: (side: SideStatistics) => number;
  readonly unit?: string;
}[] = [
  { label: "Possession", of: ({ possession }) => possession, unit: "%" },
  { label: "Shots", of: ({ shots }) => shots },
  { label: "On target", of: ({ shotsOnTarget }) => shotsOnTarget },
  { label: "Expected goals", of: ({ expectedGoals }) => expectedGoals },
  { label: "Saves", of: ({ saves }) => saves },
  { label: "Yellow cards", of: ({ yellowCards }) => yellowCards },
  { label: "Red cards", of: ({ redCards }) => redCards },
];

/** The match in figures, and how everybody played. */
export function StatisticsPanel({ replay }: { readonly replay: Replay }) {
  const { result, view } = replay;
  const lines = LINES.filter(({ of }) => of(result.home) + of(result.away) > 0);
  return (
    <Panel title="In figures">
      <div className="grid gap-6">
        <table className="w-full">
          <caption className="sr-only">
            {view.home.teamName} and {view.away.teamName} in figures
          </caption>
          <thead className="sr-only">
            <tr>
              <th scope="col">{view.home.teamName}</th>
              <th scope="col">Figure</th>
              <th scope="col">{view.away.teamName}</th>
            </tr>
          </thead>
          <tbody>
            {lines.map(({ label, of, unit = "" }) => (
              <tr key={label}>
                <td className="tabular w-16 py-1 text-left font-semibold">
                  {of(result.home)}
                  {unit}
                </td>
                <th scope="row" className="py-1 text-center font-normal">
                  <span className="text-sm text-ink-muted">{label}</span>
                  <ShareBar home={of(result.home)} away={of(result.away)} />
                </th>
                <td className="tabular w-16 py-1 text-right font-semibold">
                  {of(result.away)}
                  {unit}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6 sm:grid-cols-2">
          {(["home", "away"] as const).map((side) => (
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
            <span className="type-label w-7">{slot}</span>
            <span className="row-text">{playerName}</span>
            {goals(player) > 0 && (
              <span className="text-sm whitespace-nowrap text-ink-muted">
                {goals(player)} {goals(player) === 1 ? "goal" : "goals"}
              </span>
            )}
            {manOfTheMatch.side === side && manOfTheMatch.player === player && (
              <span className="inline-flex items-center gap-1 text-sm text-flood-text">
                <Star aria-hidden="true" className="size-4" />
                <span className="sr-only">Best on the pitch</span>
              </span>
            )}
            <span className="tabular font-semibold">{result[side].ratings[player]?.toFixed(1)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
