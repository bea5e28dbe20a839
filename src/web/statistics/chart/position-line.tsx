import type { MonthNumbers } from "#web/statistics/month-numbers.ts";
import { shortDay } from "#web/language/date-text.ts";
import { LineChart } from "./line-chart.tsx";
import { scaleOfPositions } from "./scale.ts";
import { countText } from "#web/language/count-text.ts";

/** One's position over the month; the first is at the top. */
export function PositionLine({ days }: { readonly days: MonthNumbers["days"] }) {
  const own = days.map(({ position }) => position);
  return (
    <LineChart
      scale={scaleOfPositions(own.filter((position) => position !== null))}
      columns={days.map(({ day, position }) => ({
        name: shortDay(day),
        hint: `${shortDay(day)}: ${position === null ? "no position" : countText(position)}`,
      }))}
      own={own}
    />
  );
}
