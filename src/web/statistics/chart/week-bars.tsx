import type { StatisticsView } from "#contract/statistics.ts";
import { shortDay } from "#web/language/date-text.ts";
import { BarChart } from "./bar-chart.tsx";

/** Points of each week as bars. */
export function WeekBars({ weeks }: { readonly weeks: StatisticsView["weeks"] }) {
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
