import "./chart.css";
import type { ReactNode } from "react";
import { classNames } from "#web/ui/class-names.ts";
import { type Scale, heightOf, namedColumns } from "./scale.ts";
import { countText } from "#web/language/count-text.ts";

const NAMED_ON_A_PHONE = 5;
const NAMED_ON_A_DESK = 8;
export interface ChartColumn {
  /** What stands below it. */
  readonly name: string;
  /** What is told of it under a pointer. */
  readonly hint: string;
}

export interface ChartFrameProps {
  readonly scale: Scale;
  readonly columns: readonly ChartColumn[];
  /** What is drawn, in a box whose lower edge is the scale's bottom and whose upper edge is its top. */
  readonly children: ReactNode;
}

/** What all charts share: lines across with their figures, names below, and a word on the column under a pointer. */
export function ChartFrame({ scale, columns, children }: ChartFrameProps) {
  return (
    <div className="chart">
      <Ticks scale={scale} />
      <div className="chart-plot">
        {scale.ticks.map((tick) => (
          <i key={tick} className="chart-line" style={{ bottom: percent(heightOf(tick, scale)) }} />
        ))}
        {children}
        <div className="chart-columns">
          {columns.map(({ name, hint }) => (
            <div key={name} className="chart-column">
              <span className="chart-hint">{hint}</span>
            </div>
          ))}
        </div>
      </div>
      <Names columns={columns} />
    </div>
  );
}

function Ticks({ scale }: Pick<ChartFrameProps, "scale">) {
  const texts = scale.ticks.map((tick) => countText(tick));
  const widest = texts.toSorted((a, b) => b.length - a.length)[0];
  return (
    <div className="chart-ticks">
      <span className="invisible">{widest}</span>
      {scale.ticks.map((tick, at) => (
        <span key={tick} className="chart-tick" style={{ bottom: percent(heightOf(tick, scale)) }}>
          {texts[at]}
        </span>
      ))}
    </div>
  );
}

function Names({ columns }: Pick<ChartFrameProps, "columns">) {
  const onPhone = namedColumns(columns.length, NAMED_ON_A_PHONE);
  const onDesk = namedColumns(columns.length, NAMED_ON_A_DESK);
  return (
    <div className="chart-names">
      {columns.map(({ name }, at) => (
        <span key={name}>
          <span className={classNames(!onPhone.has(at) && "max-sm:hidden", !onDesk.has(at) && "sm:hidden")}>
            {name}
          </span>
        </span>
      ))}
    </div>
  );
}

/** A share as a length of a style. */
export function percent(share: number): string {
  return `${(100 * share).toFixed(2)}%`;
}
