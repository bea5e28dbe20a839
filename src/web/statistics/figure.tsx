import type { ReactNode } from "react";
import { Panel } from "#web/ui/layout/panel.tsx";

export interface FigureProps {
  readonly title: string;
  readonly description: ReactNode;
  /** The drawing: for the eye alone. */
  readonly chart: ReactNode;
  /** The same as a table, for everybody who reads figures or hears them. */
  readonly table: ReactNode;
}

/** A chart with the table of what it shows, which opens below it. */
export function Figure({ title, description, chart, table }: FigureProps) {
  return (
    <Panel title={title} description={description}>
      <div aria-hidden="true" className="min-w-0">
        {chart}
      </div>
      <details className="mt-4">
        <summary className="flex min-h-11 cursor-pointer items-center font-semibold text-flood-text">
          {title} as a table
        </summary>
        {table}
      </details>
    </Panel>
  );
}
