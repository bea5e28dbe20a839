import type { InvalidateQueryFilters, Query, QueryClient } from "@tanstack/react-query";

/**
 * Marks queries as old, and reads those on screen again. One that is under way may bring an answer from before, and
 * TanStack Query replaces only what is on screen and has data; the others are marked again when their answer has come.
 * So is a list whose next page is on its way: replaced, the page that the user asked for wouldn't come.
 */
export function askAgain(client: QueryClient, filters: InvalidateQueryFilters): Promise<void> {
  const isRead = filters.refetchType !== "none";
  for (const query of client.getQueryCache().findAll({ ...filters, fetchStatus: "fetching" })) {
    const isReplaced = isRead && query.isActive() && query.state.data !== undefined && !isLoadingMore(query);
    if (!isReplaced) void markWhenAnswered(client, query, filters);
  }
  const predicate = (query: Query) => (filters.predicate?.(query) ?? true) && !isLoadingMore(query);
  return client.invalidateQueries({ ...filters, predicate });
}

/** Whether the next page of a list is on its way. */
function isLoadingMore({ state: { fetchStatus, fetchMeta } }: Query): boolean {
  return fetchStatus === "fetching" && fetchMeta?.fetchMore !== undefined;
}

async function markWhenAnswered(
  client: QueryClient,
  query: Query,
  { refetchType = "active" }: InvalidateQueryFilters,
): Promise<void> {
  const mark = { queryKey: query.queryKey, exact: true } as const;
  try {
    // Joins the read that is under way.
    await query.fetch();
  } catch {
    // What failed isn't tried again by itself.
    return client.invalidateQueries({ ...mark, refetchType: "none" });
  }
  return client.invalidateQueries({ ...mark, refetchType });
}
