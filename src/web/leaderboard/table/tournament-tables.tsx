import { Panel } from "#web/ui/layout/panel.tsx";
import { KeptTabs } from "#web/ui/layout/kept-tabs.tsx";
import { PeriodTable } from "./period-table.tsx";

const PERIODS = [
  {
    period: "month",
    label: "Current",
    emptyTitle: "No leaders yet this month",
    emptyText: "Enter the tournament with a team of five, and you are the first.",
  },
  {
    period: "previous",
    label: "Previous",
    emptyTitle: "Nobody played last month",
    emptyText: "Its table stands here once a month with entries is over.",
  },
  {
    period: "season",
    label: "Season",
    emptyTitle: "The season has no points yet",
    emptyText: "The months from August to July are added up here.",
  },
] as const;

/** The whole tables of the month, of the month before and of the season. */
export function TournamentTables({ viewerId }: { readonly viewerId: string }) {
  return (
    <Panel title="Tournament" isFlush className="[&_:is(th,td):first-child]:w-16">
      <KeptTabs
        label="Period"
        tabs={PERIODS.map(({ period, label, ...empty }) => ({
          value: period,
          label,
          content: <PeriodTable period={period} viewerId={viewerId} {...empty} />,
        }))}
      />
    </Panel>
  );
}
