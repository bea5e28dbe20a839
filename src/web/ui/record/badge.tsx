import type { ReactNode } from "react";
import { classNames } from "#web/ui/class-names.ts";

export type BadgeVariant = "default" | "secondary" | "outline" | "destructive";

export interface BadgeProps {
  readonly variant?: BadgeVariant | undefined;
  readonly icon?: ReactNode;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A short status: Locked, live, FT. */
export function Badge({ variant = "default", icon, className, children }: BadgeProps) {
  return (
    <span className={classNames("badge", `badge-${variant}`, className)}>
      {icon}
      {children}
    </span>
  );
}
