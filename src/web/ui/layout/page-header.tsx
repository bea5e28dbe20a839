import type { ReactNode } from "react";

export interface PageHeaderProps {
  readonly title: string;
  readonly description?: ReactNode;
  readonly actions?: ReactNode;
}

/** The header of a screen: its only h1, a line about it, and its actions. */
export function PageHeader({ title, description, actions }: PageHeaderProps) {
  return (
    <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
      <div className="grid gap-2">
        <h1 className="type-title">{title}</h1>
        {description !== undefined && <p className="max-w-prose text-pretty text-ink-muted">{description}</p>}
      </div>
      {actions !== undefined && <div className="flex flex-wrap gap-3">{actions}</div>}
    </header>
  );
}
