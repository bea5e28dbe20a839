import type { ComponentProps, ReactNode } from "react";
import { classNames } from "../class-names.ts";

export interface CheckboxProps extends Omit<ComponentProps<"input">, "type" | "children"> {
  readonly label: ReactNode;
  readonly isLabelHidden?: boolean | undefined;
  /** Some but not all of what it stands for is ticked. */
  readonly isMixed?: boolean | undefined;
}

/** A tick box whose whole label can be pressed. Takes what react-hook-form's `register` gives. */
export function Checkbox({
  label,
  isLabelHidden = false,
  isMixed = false,
  className,
  ...input
}: CheckboxProps) {
  return (
    <label className={classNames("choice", className)}>
      <input
        {...input}
        type="checkbox"
        className="choice-box"
        data-mixed={isMixed || undefined}
        aria-checked={isMixed ? "mixed" : undefined}
      />
      <span className={isLabelHidden ? "sr-only" : undefined}>{label}</span>
    </label>
  );
}
