import { Bar, BarChart, CartesianGrid, ResponsiveContainer, XAxis, YAxis } from "recharts";
import type { StatisticsView } from "#contract/competition/statistics.ts";
import { shortDay } from "../short-day.ts";
import { AXIS, AXIS_WIDTH, CHART_HEIGHT, GRID, MARGIN, OWN } from "./chart-look.ts";

/** Points of each week as bars. */
export function WeekBars({ weeks }: { readonly weeks: StatisticsView["weeks"] }) {
  return (
    <ResponsiveContainer width="100%" height={CHART_HEIGHT}>
      <BarChart data={[...weeks]} margin={MARGIN} accessibilityLayer={false}>
        <CartesianGrid vertical={false} stroke={GRID} />
        <XAxis dataKey="monday" tickFormatter={shortDay} tick={AXIS} tickLine={false} axisLine={false} />
        <YAxis width={AXIS_WIDTH} allowDecimals={false} tick={AXIS} tickLine={false} axisLine={false} />
        <Bar dataKey="points" fill={OWN} radius={[4, 4, 0, 0]} maxBarSize={40} isAnimationActive={false} />
      </BarChart>
    </ResponsiveContainer>
  );
}
