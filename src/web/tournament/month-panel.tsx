import { useQuery } from "@tanstack/react-query";
import { Link } from "#web/ui/action/link.tsx";
import { pointsRules } from "#game/football/points.ts";
import { Panel } from "#web/ui/layout/panel.tsx";
import { DaysLeft } from "./days-left.tsx";
import { signed } from "./receipt-line.ts";
import { activeTournamentQuery } from "./tournament-queries.ts";

const { minutes, goal, cleanSheet, bonus } = pointsRules;

/** The rules that move most points; all of them stand on the How It Works page. */
const LINES: readonly (readonly [what: string, points: string])[] = [
  [`${minutes.longFrom} minutes or more`, signed(minutes.long)],
  ["Goal", `${signed(goal.forward)} to ${signed(goal.goalkeeper)}`],
  ["Assist", signed(pointsRules.assist)],
  ["Clean sheet", `up to ${signed(cleanSheet.goalkeeper)}`],
  ["Best three of a fixture", bonus.map(signed).join(", ")],
  ["Yellow card, red card", `${signed(pointsRules.yellowCard)}, ${signed(pointsRules.redCard)}`],
];

/** How the points of the month are made, and how long it still runs. */
export function MonthPanel() {
  const tournament = useQuery(activeTournamentQuery);
  return (
    <Panel
      title="How points are made"
      description={
        tournament.data ? (
          <>
            {tournament.data.name}: <DaysLeft endDate={tournament.data.endDate} />
          </>
        ) : (
          "What your five do in real fixtures"
        )
      }
      footer={
        <Link to="/how-it-works" className="reach font-semibold text-flood-text hover:underline">
          All the rules
        </Link>
      }
    >
      <dl className="tabular grid gap-2">
        {LINES.map(([what, points]) => (
          <div key={what} className="flex justify-between gap-4">
            <dt className="text-ink-muted">{what}</dt>
            <dd className="font-semibold">{points}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}
