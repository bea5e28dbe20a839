/** A read in pages: the result of `useInfiniteQuery`. */
export interface PagedRead {
  readonly isRefetching: boolean;
  readonly refetch: (options: { cancelRefetch: boolean }) => Promise<unknown>;
  readonly fetchNextPage: () => Promise<unknown>;
}

/**
 * Loads the next page, once the pages before it have been read again if that's under way: TanStack Query would cancel it,
 * and they would stay as they were.
 */
export async function loadNextPage({ isRefetching, refetch, fetchNextPage }: PagedRead): Promise<void> {
  if (isRefetching) await refetch({ cancelRefetch: false });
  await fetchNextPage();
}
