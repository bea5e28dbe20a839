import { type ChartColumn, ChartFrame, percent } from "./chart-frame.tsx";
import { heightOf, type Scale, scaleOfPoints } from "./scale.ts";

export interface BarChartProps {
  readonly columns: readonly ChartColumn[];
  /** One per column; negative bars hang below the zero line. */
  readonly values: readonly number[];
}

/** Figures as bars. */
export function BarChart({ columns, values }: BarChartProps) {
  const scale = scaleOfPoints(values);
  return (
    <ChartFrame scale={scale} columns={columns}>
      <div className="chart-columns">
        {values.map((value, at) => (
          <div key={columns[at]?.name} className="chart-column">
            <ChartBar scale={scale} value={value} />
          </div>
        ))}
      </div>
    </ChartFrame>
  );
}

/** One bar, from the zero line. */
export function ChartBar({ scale, value }: { readonly scale: Scale; readonly value: number }) {
  const zero = heightOf(0, scale);
  const height = heightOf(value, scale);
  return (
    <i
      className="chart-bar"
      data-below={value < 0 || undefined}
      style={{ bottom: percent(Math.min(zero, height)), height: percent(Math.abs(height - zero)) }}
    />
  );
}
