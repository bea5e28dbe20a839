import type { ComponentProps, ReactNode } from "react";
import { classNames } from "#web/ui/class-names.ts";
import { Spinner } from "#web/ui/feedback/spinner.tsx";
import { type ButtonLook, buttonClass } from "./button-class.ts";
import { useKeptFocus } from "./use-kept-focus.ts";

export interface ButtonProps extends ComponentProps<"button">, ButtonLook {
  readonly icon?: ReactNode;
  /** While true the button is disabled and says so to assistive technology. */
  readonly isPending?: boolean | undefined;
  /** The label while pending ("Saving..."); if missing, the label doesn't change. */
  readonly pendingLabel?: string | undefined;
}

/** A button. `type` defaults to "button", so it never submits a form by accident. */
export function Button(props: ButtonProps) {
  const { variant, size, isBlock, icon, isPending = false, pendingLabel, children, ref, ...rest } = props;
  const isDisabled = isPending || props.disabled === true;
  const button = useKeptFocus(isDisabled, ref);
  return (
    <button
      type="button"
      {...rest}
      ref={button}
      className={classNames(buttonClass({ variant, size, isBlock }), props.className)}
      disabled={isDisabled}
      aria-busy={isPending || undefined}
    >
      {isPending ? <Spinner /> : icon}
      {isPending && pendingLabel !== undefined ? pendingLabel : children}
    </button>
  );
}
