import { useState } from "react";
import { Button } from "#web/ui/action/button.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { ReadFailure } from "./read-view.tsx";

/** A read in pages: the result of `useInfiniteQuery`. */
interface PagedRead {
  readonly isRefetching: boolean;
  readonly refetch: (options: { cancelRefetch: boolean }) => Promise<unknown>;
  readonly fetchNextPage: () => Promise<unknown>;
}

export interface ShowMoreProps {
  readonly query: PagedRead & {
    readonly hasNextPage: boolean;
    readonly isFetchingNextPage: boolean;
    readonly isFetchNextPageError: boolean;
    readonly error: unknown;
  };
  readonly label: string;
  /** The label while the next page loads; if missing, the label doesn't change. */
  readonly pendingLabel?: string;
  /** The title of the error if the next page fails: "We couldn't load your matches". */
  readonly failure: string;
  readonly className?: string;
}

/** Below a list in pages: loads the next one, or says that it failed and tries again. Nothing below the last page. */
export function ShowMore({ query, label, pendingLabel, failure, className }: ShowMoreProps) {
  const [isLoading, setIsLoading] = useState(false);
  if (!query.hasNextPage) return null;
  const load = () => {
    setIsLoading(true);
    void loadNextPage(query).finally(() => setIsLoading(false));
  };
  return (
    <div className={classNames("grid", className)}>
      {query.isFetchNextPageError ? (
        <ReadFailure title={failure} error={query.error} onRetry={load} />
      ) : (
        <Button
          variant="secondary"
          className="justify-self-center"
          isPending={isLoading || query.isFetchingNextPage}
          pendingLabel={pendingLabel}
          onClick={load}
        >
          {label}
        </Button>
      )}
    </div>
  );
}

/**
 * Loads the next page, once the pages before it have been read again if that's under way: TanStack Query would cancel it,
 * and they would stay as they were.
 */
export async function loadNextPage({ isRefetching, refetch, fetchNextPage }: PagedRead): Promise<void> {
  if (isRefetching) await refetch({ cancelRefetch: false });
  await fetchNextPage();
}
