import { useId } from "react";
import { type ChartColumn, ChartFrame, percent } from "./chart-frame.tsx";
import { type Scale, heightOf } from "./scale.ts";

/** A point of a line, in percent from the left and upper edge of the plot. */
interface LinePoint {
  readonly x: number;
  readonly y: number;
}

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

/** The SVG path through points; null leaves a gap. */
export function pathThrough(points: readonly (LinePoint | null)[]): string {
  return points
    .map((point, at) => point && `${points[at - 1] ? "L" : "M"}${point.x.toFixed(2)} ${point.y.toFixed(2)}`)
    .filter((step) => step !== null)
    .join("");
}

/** The area between the line and the lower edge. */
export function areaBelow(points: readonly (LinePoint | null)[]): string {
  return piecesOf(points)
    .map((piece) => {
      const [first, last] = [piece[0], piece.at(-1)];
      return first && last ? `${pathThrough(piece)}L${last.x.toFixed(2)} 100L${first.x.toFixed(2)} 100Z` : "";
    })
    .join("");
}

function piecesOf(points: readonly (LinePoint | null)[]): LinePoint[][] {
  const pieces: LinePoint[][] = [[]];
  for (const point of points) {
    if (point) pieces.at(-1)?.push(point);
    else pieces.push([]);
  }
  return pieces.filter((piece) => piece.length > 0);
}
