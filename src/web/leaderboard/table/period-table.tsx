import { useQuery } from "@tanstack/react-query";
import { CalendarX, LocateFixed } from "lucide-react";
import { useDeferredValue, useState } from "react";
import type { ResponseOf } from "#contract/endpoint.ts";
import { type getTable, LEADERBOARD_ROWS, type TablePeriod } from "#contract/leaderboard.ts";
import { useEntryPage, useKeptInEntry } from "#web/storage/history-entry.ts";
import { Button } from "#web/ui/action/button.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { SearchField } from "#web/ui/form/search-field.tsx";
import { Pagination } from "#web/ui/record/pagination.tsx";
import { ReadView } from "#web/api/read-view.tsx";
import { Found } from "./found.tsx";
import { TableFacts } from "./table-facts.tsx";
import { ownLineQuery, tablePageQuery, neighboursQuery } from "./table-queries.ts";
import { TableRows } from "./table-rows.tsx";
import { TableSkeleton } from "./table-skeleton.tsx";

/** What a search needs, see searchTable. */
const SEARCH_MIN = 2;

export interface PeriodTableProps {
  readonly period: TablePeriod;
  readonly viewerId: string;
  readonly emptyTitle: string;
  readonly emptyText: string;
}

/** A table to leaf through and to search, with a way to one's own line. */
export function PeriodTable({ period, viewerId, emptyTitle, emptyText }: PeriodTableProps) {
  const [page, setPage] = useState(useEntryPage(period));
  useKeptInEntry(period, page);
  const table = useQuery(tablePageQuery(period, page));
  const own = useQuery(ownLineQuery(period));
  // Where one's own line decides which buttons there are, nothing is shown before it is known. Without it the table is.
  if (own.isPending) return <TableSkeleton />;
  return (
    <ReadView query={table} failure="Failed to load the leaderboard" skeleton={<TableSkeleton />}>
      {(found) =>
        found.total === 0 ? (
          <EmptyState icon={<CalendarX aria-hidden="true" />} title={emptyTitle} description={emptyText} />
        ) : (
          <FilledTable
            period={period}
            viewerId={viewerId}
            table={found}
            ownPlace={own.data?.viewer?.place ?? null}
            page={page}
            onPageChange={setPage}
          />
        )
      }
    </ReadView>
  );
}

interface PageProps {
  readonly period: TablePeriod;
  readonly viewerId: string;
  readonly table: ResponseOf<typeof getTable>;
  readonly page: number;
  readonly onPageChange: (page: number) => void;
}

interface FilledTableProps extends PageProps {
  /** Null: not in the table. */
  readonly ownPlace: number | null;
}

function FilledTable({ ownPlace, ...shown }: FilledTableProps) {
  const { period, viewerId, table, onPageChange } = shown;
  const [isAround, setIsAround] = useState(false);
  const [typed, setTyped] = useState("");
  const q = useDeferredValue(typed.trim());
  const turnRound = () => {
    setTyped("");
    setIsAround(!isAround);
    // The whole table, when it is shown again, is open where one stands.
    onPageChange(Math.ceil((ownPlace ?? 1) / LEADERBOARD_ROWS));
  };
  return (
    <div className="grid gap-4">
      <TableFacts table={table} />
      <div className="flex flex-wrap gap-3 px-5">
        <SearchField
          label="Search for a manager"
          placeholder="Search for a manager"
          value={typed}
          onValueChange={setTyped}
          className="min-w-48 flex-1"
        />
        {ownPlace !== null && (
          <Button variant="secondary" icon={<LocateFixed aria-hidden="true" />} onClick={turnRound}>
            {isAround ? "Whole table" : "Jump to me"}
          </Button>
        )}
      </div>
      {q.length >= SEARCH_MIN ? (
        <Found period={period} q={q} viewerId={viewerId} />
      ) : isAround ? (
        <Around period={period} viewerId={viewerId} />
      ) : (
        <Page {...shown} />
      )}
    </div>
  );
}

function Page({ period, viewerId, table, page, onPageChange }: PageProps) {
  const pageCount = Math.ceil(table.total / LEADERBOARD_ROWS);
  return (
    <div data-paged="" className="grid gap-4 outline-none">
      <TableRows caption={table.name} period={period} rows={table.rows} viewerId={viewerId} />
      {pageCount > 1 && (
        <div className="px-5 pb-5">
          <Pagination label="Leaderboard" page={page} pageCount={pageCount} onPageChange={onPageChange} />
        </div>
      )}
    </div>
  );
}

/** One's own line with who stands near. */
function Around({ period, viewerId }: { readonly period: TablePeriod; readonly viewerId: string }) {
  const neighbours = useQuery(neighboursQuery(period));
  return (
    <ReadView query={neighbours} failure="Failed to load your place" skeleton={<TableSkeleton />}>
      {({ rows }) => (
        <TableRows caption="Managers around you" period={period} rows={rows} viewerId={viewerId} />
      )}
    </ReadView>
  );
}
