import { CartesianGrid, Line, LineChart, ResponsiveContainer, XAxis, YAxis } from "recharts";
import { shortDay } from "../short-day.ts";
import type { MonthNumbers } from "../month-numbers.ts";
import { AXIS, CHART_HEIGHT, GRID, MARGIN, OWN } from "./chart-look.ts";

/** A position among a million has seven figures. */
const AXIS_WIDTH = 64;

/** One's position over the month; the first is at the top. */
export function PositionLine({ days }: { readonly days: MonthNumbers["days"] }) {
  return (
    <ResponsiveContainer width="100%" height={CHART_HEIGHT}>
      <LineChart data={[...days]} margin={MARGIN} accessibilityLayer={false}>
        <CartesianGrid vertical={false} stroke={GRID} />
        <XAxis dataKey="day" tickFormatter={shortDay} tick={AXIS} tickLine={false} axisLine={false} />
        <YAxis
          width={AXIS_WIDTH}
          reversed
          domain={[1, "auto"]}
          allowDecimals={false}
          tick={AXIS}
          tickLine={false}
          axisLine={false}
        />
        <Line
          dataKey="position"
          stroke={OWN}
          strokeWidth={3}
          dot={{ r: 3, fill: OWN }}
          isAnimationActive={false}
        />
      </LineChart>
    </ResponsiveContainer>
  );
}
