import { RowsSkeleton } from "#web/ui/feedback/skeleton.tsx";

const SKELETON_ROWS = 8;

export function TableSkeleton() {
  return (
    <div className="px-5 pb-5">
      <RowsSkeleton count={SKELETON_ROWS} label="Loading the leaderboard" />
    </div>
  );
}
