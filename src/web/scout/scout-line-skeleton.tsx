import { Skeleton } from "#web/ui/feedback/skeleton.tsx";

/** As tall as the scout's line. */
export function ScoutLineSkeleton() {
  return (
    <div aria-hidden="true" className="panel flex min-h-14 items-center px-5 py-3">
      <Skeleton className="w-3/5" />
    </div>
  );
}
