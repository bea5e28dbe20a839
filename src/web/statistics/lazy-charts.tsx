import { lazy } from "react";

// The chart library is a chunk of its own, fetched only where a chart is shown: the figures stand there without it.
export const WeekBars = lazy(async () => ({ default: (await import("./chart/week-bars.tsx")).WeekBars }));
export const MonthLines = lazy(async () => ({
  default: (await import("./chart/month-lines.tsx")).MonthLines,
}));
export const PositionLine = lazy(async () => ({
  default: (await import("./chart/position-line.tsx")).PositionLine,
}));
