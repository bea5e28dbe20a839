import type { ReactNode } from "react";

export interface EmptyStateProps {
  readonly icon?: ReactNode;
  readonly title: string;
  /** What to do next. */
  readonly description?: ReactNode;
  readonly action?: ReactNode;
}

/** Says that there is nothing yet, and what to do next. */
export function EmptyState({ icon, title, description, action }: EmptyStateProps) {
  return (
    <div className="empty-state">
      {icon !== undefined && <span className="empty-state-icon">{icon}</span>}
      <p className="type-heading">{title}</p>
      {description !== undefined && <p className="max-w-[44ch] text-ink-muted">{description}</p>}
      {action !== undefined && <div className="mt-2 flex flex-wrap justify-center gap-3">{action}</div>}
    </div>
  );
}
