import type { ComponentProps, ReactNode } from "react";
import { classNames } from "#web/ui/class-names.ts";
import { type ButtonSize, type ButtonVariant, buttonClass } from "./button-class.ts";
import { useKeptFocus } from "./use-kept-focus.ts";

export interface IconButtonProps extends Omit<ComponentProps<"button">, "children"> {
  /** What the button does, for screen readers, as it has only an icon. */
  readonly label: string;
  readonly icon: ReactNode;
  readonly variant?: ButtonVariant | undefined;
  readonly size?: ButtonSize | undefined;
}

export function IconButton(props: IconButtonProps) {
  const { label, icon, variant = "ghost", size, className, ref, ...rest } = props;
  const button = useKeptFocus(rest.disabled, ref);
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      {...rest}
      ref={button}
      className={classNames(buttonClass({ variant, size }), "button-icon", className)}
    >
      {icon}
    </button>
  );
}
