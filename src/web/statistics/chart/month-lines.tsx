import { CartesianGrid, Line, LineChart, ResponsiveContainer, XAxis, YAxis } from "recharts";
import { shortDay } from "../short-day.ts";
import type { MonthNumbers } from "../month-numbers.ts";
import { AXIS, AXIS_WIDTH, CHART_HEIGHT, GRID, MARGIN, OTHERS, OWN } from "./chart-look.ts";

/** One's own points over the month beside the mean of all managers. */
export function MonthLines({ days }: { readonly days: MonthNumbers["days"] }) {
  return (
    <ResponsiveContainer width="100%" height={CHART_HEIGHT}>
      <LineChart data={[...days]} margin={MARGIN} accessibilityLayer={false}>
        <CartesianGrid vertical={false} stroke={GRID} />
        <XAxis dataKey="day" tickFormatter={shortDay} tick={AXIS} tickLine={false} axisLine={false} />
        <YAxis width={AXIS_WIDTH} allowDecimals={false} tick={AXIS} tickLine={false} axisLine={false} />
        <Line
          dataKey="mean"
          stroke={OTHERS}
          strokeWidth={2}
          strokeDasharray="5 4"
          dot={false}
          isAnimationActive={false}
        />
        <Line
          dataKey="points"
          stroke={OWN}
          strokeWidth={3}
          dot={{ r: 3, fill: OWN }}
          isAnimationActive={false}
        />
      </LineChart>
    </ResponsiveContainer>
  );
}
