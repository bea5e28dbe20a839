import type { ReactNode } from "react";

export interface DashboardHeadProps {
  /** What the user is called; a space of the same height while that is not known. */
  readonly name: string;
  /** What one can do at once. */
  readonly children?: ReactNode;
}

/** The welcome above the dashboard (spec §2). It stands in the page itself too, before any code is there. */
export function DashboardHead({ name, children }: DashboardHeadProps) {
  return (
    <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
      <div className="grid gap-1">
        <h1 className="type-title wrap-anywhere">
          Welcome, <span className="max-sm:block">{name}</span>
        </h1>
        <p className="text-ink-muted">Five cards, one month, and every goal of the real season counts.</p>
      </div>
      {children}
    </header>
  );
}
