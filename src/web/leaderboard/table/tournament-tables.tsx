import { useTranslation } from "react-i18next";
import { Panel } from "#web/ui/layout/panel.tsx";
import { KeptTabs } from "#web/ui/layout/kept-tabs.tsx";
import { PeriodTable } from "./period-table.tsx";

/** The periods in the order of their tabs, with their catalogue keys. */
const PERIODS = [
  ["month", "current"],
  ["previous", "previous"],
  ["season", "season"],
] as const;

/** The whole tables of this month, last month and the season. */
export function TournamentTables({ viewerId }: { readonly viewerId: string }) {
  const { t } = useTranslation("leaderboard");
  return (
    <Panel title={t("board.tables")} isFlush className="[&_:is(th,td):first-child]:w-16">
      <KeptTabs
        name="standings"
        label={t("board.period")}
        tabs={PERIODS.map(([period, board]) => ({
          value: period,
          label: t(`board.${board}.tab`),
          content: (
            <PeriodTable
              period={period}
              viewerId={viewerId}
              emptyTitle={t(`board.${board}.empty`)}
              emptyText={t(`board.${board}.emptyText`)}
            />
          ),
        }))}
      />
    </Panel>
  );
}
