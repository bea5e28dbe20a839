import type { MonthNumbers } from "../month-numbers.ts";
import { shortDay } from "../short-day.ts";
import { LineChart } from "./line-chart.tsx";
import { scaleOfPositions } from "./scale.ts";

const COUNT = new Intl.NumberFormat("en-GB");

/** One's position over the month; the first is at the top. */
export function PositionLine({ days }: { readonly days: MonthNumbers["days"] }) {
  const own = days.map(({ position }) => position);
  return (
    <LineChart
      scale={scaleOfPositions(own.filter((position) => position !== null))}
      columns={days.map(({ day, position }) => ({
        name: shortDay(day),
        hint: `${shortDay(day)}: ${position === null ? "no position" : COUNT.format(position)}`,
      }))}
      own={own}
    />
  );
}
