import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Panel } from "#web/ui/layout/panel.tsx";

export interface FigureProps {
  readonly title: string;
  readonly description: ReactNode;
  /** The drawing, hidden from screen readers. */
  readonly chart: ReactNode;
  /** The same figures as a table. */
  readonly table: ReactNode;
}

/** A chart with a table of the same figures, which opens below it. */
export function Figure({ title, description, chart, table }: FigureProps) {
  const { t } = useTranslation("statistics");
  return (
    <Panel title={title} description={description}>
      <div aria-hidden="true" className="min-w-0">
        {chart}
      </div>
      <details className="mt-4">
        <summary className="flex min-h-11 cursor-pointer items-center font-semibold text-flood-text">
          {t("asTable", { title })}
        </summary>
        {table}
      </details>
    </Panel>
  );
}
