import "#web/admin/admin.css";
import { CircleCheckBig, Keyboard } from "lucide-react";
import { useState } from "react";
import { Button } from "#web/ui/action/button.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { Skeleton, SkeletonRegion } from "#web/ui/feedback/skeleton.tsx";
import { Pagination } from "#web/ui/record/pagination.tsx";
import { ReadView } from "#web/api/read-view.tsx";
import { BulkBar } from "./bulk-bar.tsx";
import { Queue } from "./queue.tsx";
import { ReviewCard } from "./review-card.tsx";
import { useShortcuts } from "#web/admin/shortcuts.ts";
import { ShortcutsDialog } from "#web/admin/shortcuts-dialog.tsx";
import { UndecidedNotice } from "#web/admin/decision/undecided-notice.tsx";
import { UndoBar } from "#web/admin/decision/undo-bar.tsx";
import { type Review, useReview } from "./use-review.ts";

/** The photos that wait for a decision, ten on a page, one of them looked at (spec §2; docs/rules.md#evidence). */
export function ReviewQueue() {
  const review = useReview();
  const [areKeysShown, setAreKeysShown] = useState(false);
  const { current, decisions, step, toggle } = review;
  const lastUndoable = decisions.undoables.at(-1);
  useShortcuts({
    j: () => step(1),
    k: () => step(-1),
    x: current ? () => toggle(current.id) : undefined,
    u: lastUndoable ? () => decisions.undo(lastUndoable) : undefined,
    "?": () => setAreKeysShown(true),
  });
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <UndecidedNotice undecided={decisions.undecided} onDismiss={decisions.dismissUndecided} />
      <ReadView query={review.query} failure="Failed to load the photos" skeleton={<QueueSkeleton />}>
        {({ total }) => (
          <>
            <div className="flex flex-wrap items-center justify-between gap-3">
              <output>{waitingText(total)}</output>
              <Pagination
                label="Photos"
                page={review.page}
                pageCount={review.pageCount}
                onPageChange={review.goToPage}
              />
              <Button
                variant="ghost"
                size="small"
                icon={<Keyboard aria-hidden="true" />}
                className="max-md:hidden"
                onClick={() => setAreKeysShown(true)}
              >
                Keys
              </Button>
            </div>
            <BulkBar review={review} />
            <Desk review={review} />
          </>
        )}
      </ReadView>
      <UndoBar {...decisions} />
      <ShortcutsDialog isOpen={areKeysShown} onOpenChange={setAreKeysShown} />
    </div>
  );
}

function Desk({ review }: { readonly review: Review }) {
  const { current, query } = review;
  // What is shown was decided whole, and the photos behind it are on their way.
  if (!current) return query.isFetching ? <QueueSkeleton /> : <NothingWaits />;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[15rem_minmax(0,1fr)]">
      <div className="min-w-0 lg:sticky lg:top-24">
        <Queue review={review} />
      </div>
      <ReviewCard key={current.id} card={current} takesLostFocus={review.hasMoved} onDecide={review.decide} />
    </div>
  );
}

function waitingText(total: number): string {
  return `${total} ${total === 1 ? "photo waits" : "photos wait"} for a decision`;
}

function NothingWaits() {
  return (
    <EmptyState
      icon={<CircleCheckBig aria-hidden="true" />}
      title="Nothing waits"
      description="Every photo has been decided. New ones appear here when they are uploaded."
    />
  );
}

function QueueSkeleton() {
  return (
    <SkeletonRegion
      label="Loading the photos"
      className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[15rem_minmax(0,1fr)]"
    >
      <Skeleton shape="block" className="h-28 lg:h-100" />
      <Skeleton shape="block" className="h-120" />
    </SkeletonRegion>
  );
}
