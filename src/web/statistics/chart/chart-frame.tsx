import "./chart.css";
import type { ReactNode } from "react";
import { classNames } from "#web/ui/class-names.ts";
import { type Scale, heightOf, namedColumns } from "./scale.ts";
import { countText } from "#web/language/count-text.ts";

const NAMED_ON_A_PHONE = 5;
const NAMED_ON_A_DESK = 8;
/** A phone with large text. */
const NAMED_IN_LITTLE_ROOM = 2;
export interface ChartColumn {
  /** The label below the column. */
  readonly name: string;
  /** Shown while the pointer is over it. */
  readonly hint: string;
}

export interface ChartFrameProps {
  readonly scale: Scale;
  readonly columns: readonly ChartColumn[];
  /** The drawing, in a box from the scale's bottom to its top. */
  readonly children: ReactNode;
}

/** The frame of every chart: grid lines with figures, labels below, and a hint for the column under the pointer. */
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
  const inLittleRoom = namedColumns(columns.length, NAMED_IN_LITTLE_ROOM);
  return (
    <div className="chart-names">
      {columns.map(({ name }, at) => (
        <span key={name}>
          <span
            className={classNames(
              !onPhone.has(at) && "max-sm:hidden",
              !onDesk.has(at) && "sm:hidden",
              !inLittleRoom.has(at) && "@max-[14rem]:hidden",
            )}
          >
            {name}
          </span>
        </span>
      ))}
    </div>
  );
}

/** A share (0 to 1) as a CSS length. */
export function percent(share: number): string {
  return `${(100 * share).toFixed(2)}%`;
}
