import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { TablePeriod } from "#contract/leaderboard.ts";
import { ReadView } from "#web/api/read-view.tsx";
import { tableSearchQuery } from "./table-queries.ts";
import { TableRows } from "./table-rows.tsx";
import { TableSkeleton } from "./table-skeleton.tsx";

export interface FoundProps {
  readonly period: TablePeriod;
  readonly q: string;
  readonly viewerId: string;
  readonly isRanked: boolean;
}

/** The managers of a table with names starting with `q`. */
export function Found({ period, q, viewerId, isRanked }: FoundProps) {
  const { t } = useTranslation("leaderboard");
  const found = useQuery(tableSearchQuery(period, q));
  return (
    <ReadView query={found} failure={t("load.search")} skeleton={<TableSkeleton />}>
      {({ rows }) => (
        <div aria-live="polite">
          {rows.length === 0 ? (
            <p className="px-5 pb-5 text-ink-muted">{t("table.notFound", { search: q })}</p>
          ) : (
            <TableRows
              caption={t("table.found", { search: q })}
              period={period}
              rows={rows}
              viewerId={viewerId}
              isRanked={isRanked}
            />
          )}
        </div>
      )}
    </ReadView>
  );
}
