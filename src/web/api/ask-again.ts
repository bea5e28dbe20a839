import type { InvalidateQueryFilters, Query, QueryClient } from "@tanstack/react-query";

/**
 * Marks queries as old, and reads those on screen again. A read under way may bring an answer from before. TanStack Query
 * replaces it only if the query is on screen and has data; the other queries are marked again once they're answered. So is
 * a list whose next page is loading: replacing that read would lose the page the user asked for.
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

/** Whether the next page of a list is loading. */
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
    // A failed read isn't retried here.
    return client.invalidateQueries({ ...mark, refetchType: "none" });
  }
  return client.invalidateQueries({ ...mark, refetchType });
}
