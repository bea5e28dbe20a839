import { useId } from "react";
import { percentText } from "#web/language/count-text.ts";

export interface ProgressProps {
  readonly label: string;
  /** 0 to 100; null while unknown. */
  readonly value: number | null;
  readonly isLabelHidden?: boolean | undefined;
}

/** Progress as text and a bar. */
export function Progress({ label, value, isLabelHidden = false }: ProgressProps) {
  const id = useId();
  return (
    <div className="grid gap-2">
      <div className={isLabelHidden ? "sr-only" : "flex justify-between gap-4 text-sm"}>
        <label htmlFor={id}>{label}</label>
        {value !== null && <span className="tabular text-ink-muted">{percentText(value / 100)}</span>}
      </div>
      <progress id={id} className="progress" max={100} {...(value === null ? {} : { value })} />
    </div>
  );
}
