import { useQuery } from "@tanstack/react-query";
import type { TablePeriod } from "#contract/leaderboard.ts";
import { ReadView } from "#web/api/read-view.tsx";
import { neighboursQuery } from "./table-queries.ts";
import { TableRows } from "./table-rows.tsx";
import { TableSkeleton } from "./table-skeleton.tsx";

/** One's own line with who stands near. */
export function Around({ period, viewerId }: { readonly period: TablePeriod; readonly viewerId: string }) {
  const neighbours = useQuery(neighboursQuery(period));
  return (
    <ReadView query={neighbours} failure="Failed to load your place" skeleton={<TableSkeleton />}>
      {({ rows }) => (
        <TableRows caption="Managers around you" period={period} rows={rows} viewerId={viewerId} />
      )}
    </ReadView>
  );
}
