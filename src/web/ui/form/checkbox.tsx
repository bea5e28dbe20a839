import { type ComponentProps, type ReactNode, useEffect, useImperativeHandle, useRef } from "react";
import { classNames } from "#web/ui/class-names.ts";

export interface CheckboxProps extends Omit<ComponentProps<"input">, "type" | "children"> {
  readonly label: ReactNode;
  /** Whether some but not all of its items are ticked. */
  readonly isMixed?: boolean | undefined;
}

/** A checkbox with a clickable label. Takes the props of react-hook-form's `register`, including `ref`. */
export function Checkbox(props: CheckboxProps) {
  const { label, isMixed = false, className, ref, ...input } = props;
  const box = useRef<HTMLInputElement | null>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => box.current);
  // HTML has no attribute for `indeterminate`, only the property.
  useEffect(() => {
    if (box.current) box.current.indeterminate = isMixed;
  }, [isMixed]);
  return (
    <label className={classNames("choice", className)}>
      <input {...input} ref={box} type="checkbox" className="choice-box" />
      <span>{label}</span>
    </label>
  );
}
