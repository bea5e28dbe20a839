import { useState } from "react";
import { Button } from "#web/ui/action/button.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { loadNextPage, type PagedRead } from "./next-page.ts";
import { ReadFailure } from "./read-view.tsx";

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
