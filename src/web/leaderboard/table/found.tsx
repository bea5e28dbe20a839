import { useQuery } from "@tanstack/react-query";
import type { TablePeriod } from "#contract/leaderboard.ts";
import { ReadView } from "#web/api/read-view.tsx";
import { tableSearchQuery } from "./table-queries.ts";
import { TableRows } from "./table-rows.tsx";
import { TableSkeleton } from "./table-skeleton.tsx";

export interface FoundProps {
  readonly period: TablePeriod;
  readonly q: string;
  readonly viewerId: string;
}

/** Managers of the table whose names begin like this. */
export function Found({ period, q, viewerId }: FoundProps) {
  const found = useQuery(tableSearchQuery(period, q));
  return (
    <ReadView query={found} failure="Failed to search the leaderboard" skeleton={<TableSkeleton />}>
      {({ rows }) => (
        <div aria-live="polite">
          {rows.length === 0 ? (
            <p className="px-5 pb-5 text-ink-muted">
              Nobody in this table has a name that begins with “{q}”.
            </p>
          ) : (
            <TableRows caption={`Managers found for ${q}`} period={period} rows={rows} viewerId={viewerId} />
          )}
        </div>
      )}
    </ReadView>
  );
}
