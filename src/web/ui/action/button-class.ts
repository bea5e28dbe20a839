import { classNames } from "#web/ui/class-names.ts";

export type ButtonVariant = "primary" | "secondary" | "ghost" | "destructive";
export type ButtonSize = "small" | "medium" | "large";

export interface ButtonLook {
  readonly variant?: ButtonVariant | undefined;
  readonly size?: ButtonSize | undefined;
  /** As wide as its container. */
  readonly isBlock?: boolean | undefined;
}

/** The class of a button, for a link that looks like one: `<Link className={buttonClass({ … })}>`. */
export function buttonClass({
  variant = "primary",
  size = "medium",
  isBlock = false,
}: ButtonLook = {}): string {
  return classNames(
    "button",
    `button-${variant}`,
    size !== "medium" && `button-${size}`,
    isBlock && "button-block",
  );
}
