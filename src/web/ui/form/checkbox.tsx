import { type ComponentProps, type ReactNode, useEffect, useImperativeHandle, useRef } from "react";
import { classNames } from "#web/ui/class-names.ts";

export interface CheckboxProps extends Omit<ComponentProps<"input">, "type" | "children"> {
  readonly label: ReactNode;
  readonly isLabelHidden?: boolean | undefined;
  /** Some but not all of what it stands for is ticked. */
  readonly isMixed?: boolean | undefined;
}

/** A tick box whose whole label can be pressed. Takes what react-hook-form's `register` gives, `ref` included. */
export function Checkbox(props: CheckboxProps) {
  const { label, isLabelHidden = false, isMixed = false, className, ref, ...input } = props;
  const box = useRef<HTMLInputElement | null>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => box.current);
  // Only the property says "some of them": HTML has no attribute for it.
  useEffect(() => {
    if (box.current) box.current.indeterminate = isMixed;
  }, [isMixed]);
  return (
    <label className={classNames("choice", className)}>
      <input {...input} ref={box} type="checkbox" className="choice-box" />
      <span className={isLabelHidden ? "sr-only" : undefined}>{label}</span>
    </label>
  );
}
