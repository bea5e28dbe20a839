import { useId } from "react";
import { type ChartColumn, ChartFrame, percent } from "./chart-frame.tsx";
import { areaBelow, type LinePoint, pathThrough } from "./line-paths.ts";
import { type Scale, heightOf } from "./scale.ts";

export interface LineChartProps {
  readonly scale: Scale;
  readonly columns: readonly ChartColumn[];
  /** The user's own figures, one per column; null for none. */
  readonly own: readonly (number | null)[];
  /** The figures to compare them with. */
  readonly others?: readonly number[] | undefined;
}

/** The user's figures as a line with points, and others' as a dashed line behind it. */
export function LineChart({ scale, columns, own, others }: LineChartProps) {
  const gradient = useId();
  const place = placeOn(scale, columns.length);
  const points = own.map(place);
  return (
    <ChartFrame scale={scale} columns={columns}>
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" className="chart-drawing">
        <linearGradient id={gradient} x1="0" x2="0" y1="0" y2="1">
          <stop offset="0" stopColor="var(--flood-text)" stopOpacity="0.28" />
          <stop offset="1" stopColor="var(--flood-text)" stopOpacity="0" />
        </linearGradient>
        <path d={areaBelow(points)} fill={`url(#${gradient})`} />
        <path d={pathThrough(others?.map(place) ?? [])} className="chart-others" />
        <path d={pathThrough(points)} className="chart-own" />
      </svg>
      {points.map(
        (point, at) =>
          point && (
            <i
              key={columns[at]?.name}
              className="chart-point"
              style={{ left: percent(point.x / 100), top: percent(point.y / 100) }}
            />
          ),
      )}
    </ChartFrame>
  );
}

function placeOn(scale: Scale, count: number) {
  return (value: number | null, at: number): LinePoint | null =>
    value === null ? null : { x: (100 * (at + 0.5)) / count, y: 100 * (1 - heightOf(value, scale)) };
}
