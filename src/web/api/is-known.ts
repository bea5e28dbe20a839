import type { QueryObserverResult } from "@tanstack/react-query";

/**
 * Whether a read has been answered or has failed since the screen opened. One that failed stays known while it's read
 * again, so what waited for it keeps its place and its state.
 */
export function isKnown({ isPending, isFetchedAfterMount }: QueryObserverResult): boolean {
  return !isPending || isFetchedAfterMount;
}
