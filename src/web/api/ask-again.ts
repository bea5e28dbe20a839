import type { InvalidateQueryFilters, Query, QueryClient } from "@tanstack/react-query";

/**
 * Marks queries as old, and reads those on screen again. One that is under way may bring an answer from before, and
 * TanStack Query replaces only what is on screen and has data; the others are marked again when their answer has come.
 */
export function askAgain(client: QueryClient, filters: InvalidateQueryFilters): Promise<void> {
  const isRead = filters.refetchType !== "none";
  for (const query of client.getQueryCache().findAll({ ...filters, fetchStatus: "fetching" })) {
    const isReplaced = isRead && query.isActive() && query.state.data !== undefined;
    if (!isReplaced) void markWhenAnswered(client, query, filters);
  }
  return client.invalidateQueries(filters);
}

async function markWhenAnswered(
  client: QueryClient,
  query: Query,
  { refetchType = "active" }: InvalidateQueryFilters,
): Promise<void> {
  try {
    // Joins the read that is under way.
    await query.fetch();
  } catch {
    return;
  }
  await client.invalidateQueries({ queryKey: query.queryKey, exact: true, refetchType });
}
