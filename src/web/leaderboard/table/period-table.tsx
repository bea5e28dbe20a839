import { textLength } from "#game/text-length.ts";
import { useQuery } from "@tanstack/react-query";
import { CalendarX, LocateFixed } from "lucide-react";
import { useState } from "react";
import { Trans, useTranslation } from "react-i18next";
import type { ResponseOf } from "#contract/endpoint.ts";
import {
  type getTable,
  LEADERBOARD_ROWS,
  TABLE_SEARCH_MIN,
  type TablePeriod,
  type TableRow,
} from "#contract/leaderboard.ts";
import { useEntryPage, useKeptInEntry } from "#web/storage/history-entry.ts";
import { Button } from "#web/ui/action/button.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { RowsSkeleton } from "#web/ui/feedback/skeleton.tsx";
import { SearchField } from "#web/ui/form/search-field.tsx";
import { useAfterPause } from "#web/ui/form/use-after-pause.ts";
import { Pagination } from "#web/ui/record/pagination.tsx";
import { Badge } from "#web/ui/record/badge.tsx";
import { ReadView } from "#web/api/read-view.tsx";
import { tournamentTitle } from "#web/tournament/tournament-name.ts";
import { listTournaments } from "#contract/tournament.ts";
import { ShareButton } from "#web/share/share-button.tsx";
import { read } from "#web/api/call.ts";
import { DateTime } from "#web/api/date-time.tsx";
import { neighboursQuery, ownLineQuery, tablePageQuery, tableSearchQuery } from "./table-queries.ts";
import { TableRows } from "./table-rows.tsx";

const SKELETON_ROWS = 8;

export interface PeriodTableProps {
  readonly period: TablePeriod;
  readonly viewerId: string;
  readonly emptyTitle: string;
  readonly emptyText: string;
}

/** A table with pages, a search, and a button to the viewer's own row. */
export function PeriodTable({ period, viewerId, emptyTitle, emptyText }: PeriodTableProps) {
  const { t } = useTranslation("leaderboard");
  const [page, setPage] = useState(useEntryPage(period));
  useKeptInEntry(period, page);
  const table = useQuery(tablePageQuery(period, page));
  // The table has become shorter since the page was remembered.
  const last = Math.max(1, Math.ceil((table.data?.total ?? Infinity) / LEADERBOARD_ROWS));
  if (page > last) setPage(last);
  const own = useQuery(ownLineQuery(period));
  const top = useQuery(tablePageQuery(period, 1));
  // The viewer's own row decides which buttons there are; if it fails to load, the table has none of them.
  if (own.isPending) return <TableSkeleton />;
  return (
    <ReadView query={table} failure={t("load.leaderboard")} skeleton={<TableSkeleton />}>
      {(found) =>
        found.total === 0 ? (
          <EmptyState icon={<CalendarX aria-hidden="true" />} title={emptyTitle} description={emptyText} />
        ) : (
          <FilledTable
            period={period}
            viewerId={viewerId}
            table={found}
            isRanked={hasScorer([...found.rows, ...(top.data?.rows ?? [])])}
            ownPlace={own.data?.viewer?.place ?? null}
            page={page}
            onPageChange={setPage}
          />
        )
      }
    </ReadView>
  );
}

interface RowsProps {
  readonly period: TablePeriod;
  readonly viewerId: string;
  readonly isRanked: boolean;
}

interface PageProps extends RowsProps {
  readonly table: ResponseOf<typeof getTable>;
  readonly page: number;
  readonly onPageChange: (page: number) => void;
}

interface FilledTableProps extends PageProps {
  /** Null: not in the table. */
  readonly ownPlace: number | null;
}

function FilledTable({ ownPlace, ...shown }: FilledTableProps) {
  const { t } = useTranslation("leaderboard");
  const { period, viewerId, table, isRanked, onPageChange } = shown;
  const [isAround, setIsAround] = useState(false);
  const [typed, setTyped] = useState("");
  const q = useAfterPause(typed.trim());
  const turnRound = () => {
    setTyped("");
    setIsAround(!isAround);
    // Opens the whole table at the viewer's own row.
    onPageChange(Math.ceil((ownPlace ?? 1) / LEADERBOARD_ROWS));
  };
  return (
    <div className="grid gap-4">
      <TableFacts table={table} />
      <div className="flex flex-wrap gap-3 px-5">
        <SearchField
          label={t("table.search")}
          placeholder={t("table.search")}
          value={typed}
          onValueChange={setTyped}
          className="min-w-48 flex-1"
        />
        {ownPlace !== null && (
          <Button variant="secondary" icon={<LocateFixed aria-hidden="true" />} onClick={turnRound}>
            {t(isAround ? "table.wholeTable" : "table.jumpToMe")}
          </Button>
        )}
        {ownPlace !== null && period === "previous" && table.isFinal && isRanked && (
          <ShareMonth name={table.name} />
        )}
      </div>
      {textLength(q) >= TABLE_SEARCH_MIN ? (
        <Found period={period} q={q} viewerId={viewerId} isRanked={isRanked} />
      ) : isAround ? (
        <Around period={period} viewerId={viewerId} isRanked={isRanked} />
      ) : (
        <Page {...shown} />
      )}
    </div>
  );
}

interface TableFactsProps {
  readonly table: {
    readonly name: string;
    readonly isFinal: boolean;
    readonly settledAt: string | null;
    readonly total: number;
  };
}

/** The name of a table, its size, and whether its points can still change. */
function TableFacts({ table: { name, isFinal, settledAt, total } }: TableFactsProps) {
  const { t } = useTranslation("leaderboard");
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 px-5 text-sm text-ink-muted">
      <strong className="text-ink">{tournamentTitle(name)}</strong>
      <Badge variant={isFinal ? "default" : "outline"}>
        {t(isFinal ? "table.final" : "table.provisional")}
      </Badge>
      <span>{t("table.managers", { count: total })}</span>
      {settledAt !== null && (
        <span>
          <Trans t={t} i18nKey="table.settled" components={{ time: <DateTime instant={settledAt} /> }} />
        </span>
      )}
    </p>
  );
}

function Page({ period, viewerId, table, isRanked, page, onPageChange }: PageProps) {
  const { t } = useTranslation("leaderboard");
  const pageCount = Math.ceil(table.total / LEADERBOARD_ROWS);
  return (
    <div data-paged="" className="grid gap-4 outline-none">
      <TableRows
        caption={tournamentTitle(table.name)}
        period={period}
        rows={table.rows}
        viewerId={viewerId}
        isRanked={isRanked}
      />
      {pageCount > 1 && (
        <div className="px-5 pb-5">
          <Pagination
            label={t("table.label")}
            page={page}
            pageCount={pageCount}
            onPageChange={onPageChange}
          />
        </div>
      )}
    </div>
  );
}

interface FoundProps extends RowsProps {
  readonly q: string;
}

/** The managers of a table with names starting with `q`. */
function Found({ period, q, viewerId, isRanked }: FoundProps) {
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

/** The viewer's own row with those around it. */
function Around({ period, viewerId, isRanked }: RowsProps) {
  const { t } = useTranslation("leaderboard");
  const neighbours = useQuery(neighboursQuery(period));
  return (
    <ReadView query={neighbours} failure={t("load.position")} skeleton={<TableSkeleton />}>
      {({ rows }) => (
        <TableRows
          caption={t("table.aroundYou")}
          period={period}
          rows={rows}
          viewerId={viewerId}
          isRanked={isRanked}
        />
      )}
    </ReadView>
  );
}

function hasScorer(rows: readonly TableRow[]): boolean {
  return rows.some(({ points }) => points > 0);
}

/** Shares the user's result in a finished month, by the name of its table; nothing until its tournament is known. */
function ShareMonth({ name }: { readonly name: string }) {
  const tournaments = useQuery(read(listTournaments, { query: {} }));
  const found = tournaments.data?.tournaments.find((one) => one.name === name && one.isFinal);
  return found === undefined ? null : <ShareButton kind="month" id={found.id} />;
}

function TableSkeleton() {
  const { t } = useTranslation("leaderboard");
  return (
    <div className="px-5 pb-5">
      <RowsSkeleton count={SKELETON_ROWS} label={t("load.loadingLeaderboard")} />
    </div>
  );
}
