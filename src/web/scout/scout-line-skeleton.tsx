import { Skeleton } from "#web/ui/feedback/skeleton.tsx";

/** As high as the scout's line to come. */
export function ScoutLineSkeleton() {
  return (
    <div aria-hidden="true" className="panel flex min-h-14 items-center px-5 py-3">
      <Skeleton className="w-3/5" />
    </div>
  );
}
