import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import {
  getNeighbours,
  getOwnLine,
  getTable,
  LEADERBOARD_ROWS,
  searchTable,
  type TablePeriod,
} from "#contract/leaderboard.ts";
import { read } from "#web/api/call.ts";

/** A page of a table, from 1; the current page stays visible until the next one has loaded. */
export function tablePageQuery(period: TablePeriod, page: number) {
  const from = (page - 1) * LEADERBOARD_ROWS + 1;
  return queryOptions({
    ...read(getTable, { query: { period, from } }),
    placeholderData: keepPreviousData,
  });
}

/** The viewer's own row. */
export function ownLineQuery(period: TablePeriod) {
  return read(getOwnLine, { query: { period } });
}

/** The viewer's own row with those around it. */
export function neighboursQuery(period: TablePeriod) {
  return read(getNeighbours, { query: { period } });
}

/** Rows by the start of the manager's name. */
export function tableSearchQuery(period: TablePeriod, q: string) {
  return queryOptions({
    ...read(searchTable, { query: { period, q } }),
    placeholderData: keepPreviousData,
  });
}
