import type { ComponentProps, ReactNode } from "react";
import { useKeptFocus } from "#web/ui/action/use-kept-focus.ts";
import { classNames } from "#web/ui/class-names.ts";

export interface SwitchProps extends Omit<ComponentProps<"input">, "type" | "children"> {
  readonly label: ReactNode;
}

/** A checkbox that looks like a switch, for settings that take effect at once, without a Save button. */
export function Switch({ label, className, ref, ...input }: SwitchProps) {
  const control = useKeptFocus(input.disabled, ref);
  return (
    <label className={classNames("choice", className)}>
      <input {...input} ref={control} type="checkbox" className="choice-switch" />
      <span>{label}</span>
    </label>
  );
}
