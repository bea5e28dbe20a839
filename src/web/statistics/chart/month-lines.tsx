import type { MonthNumbers } from "#web/statistics/month-numbers.ts";
import { shortDay } from "#web/language/date-text.ts";
import { LineChart } from "./line-chart.tsx";
import { scaleOfPoints } from "./scale.ts";

/** One's own points over the month beside the mean of all managers. */
export function MonthLines({ days }: { readonly days: MonthNumbers["days"] }) {
  const own = days.map(({ points }) => points);
  const means = days.map(({ mean }) => mean);
  return (
    <LineChart
      scale={scaleOfPoints([...own.filter((points) => points !== null), ...means])}
      columns={days.map(({ day, points, mean }) => ({
        name: shortDay(day),
        hint: `${shortDay(day)}: ${points === null ? "" : `you ${points}, `}mean ${mean.toFixed(1)}`,
      }))}
      own={own}
      others={means}
    />
  );
}
