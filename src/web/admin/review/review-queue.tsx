import "#web/admin/admin.css";
import { useTranslation } from "react-i18next";
import { CircleCheckBig, Keyboard, LayoutGrid } from "lucide-react";
import { useRef, useState } from "react";
import { useNavigate, useRouter, useSearch } from "@tanstack/react-router";
import { Button } from "#web/ui/action/button.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { Skeleton, SkeletonRegion } from "#web/ui/feedback/skeleton.tsx";
import { Pagination } from "#web/ui/record/pagination.tsx";
import { ReadView } from "#web/api/read-view.tsx";
import { BulkBar } from "./bulk-bar.tsx";
import { NextPictures } from "./evidence-pictures.tsx";
import { Queue } from "./queue.tsx";
import { ReviewCard } from "./review-card.tsx";
import { useShortcuts } from "#web/admin/shortcuts.ts";
import { ShortcutsDialog } from "#web/admin/shortcuts-dialog.tsx";
import { UndecidedNotice } from "#web/admin/decision/undecided-notice.tsx";
import { UndoBar } from "#web/admin/decision/undo-bar.tsx";
import { ContactSheet } from "#web/admin/sheet/contact-sheet.tsx";
import { type Review, useReview } from "./use-review.ts";

/** The pending photos, ten to a page, with one open for review (spec §2; docs/rules.md#evidence). */
export function ReviewQueue() {
  const review = useReview();
  const [areKeysShown, setAreKeysShown] = useState(false);
  const sheet = useContactSheet();
  const isSheetOpen = sheet.isOpen;
  const { current, decisions, step, toggle } = review;
  const lastUndoable = decisions.undoables.at(-1);
  useShortcuts({
    j: isSheetOpen ? undefined : () => step(1),
    k: isSheetOpen ? undefined : () => step(-1),
    x: current && !isSheetOpen ? () => toggle(current.id) : undefined,
    s: isSheetOpen ? sheet.close : sheet.open,
    u: lastUndoable ? () => decisions.undo(lastUndoable) : undefined,
    "?": () => setAreKeysShown(true),
  });
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <UndecidedNotice undecided={decisions.undecided} onDismiss={decisions.dismissUndecided} />
      {isSheetOpen ? (
        <ContactSheet decisions={decisions} onClose={sheet.close} />
      ) : (
        <PendingPhotos review={review} onShowKeys={() => setAreKeysShown(true)} onOpenSheet={sheet.open} />
      )}
      <UndoBar {...decisions} />
      <ShortcutsDialog isOpen={areKeysShown} onOpenChange={setAreKeysShown} />
    </div>
  );
}

/** Whether the contact sheet is open, as its address says: Back closes it, and a reload leaves it open. */
function useContactSheet() {
  const isOpen = useSearch({ from: "/admin" }).sheet === true;
  const navigate = useNavigate();
  const { history } = useRouter();
  const isOpenedHere = useRef(false);
  const open = () => {
    isOpenedHere.current = true;
    void navigate({ to: "/admin", search: { sheet: true } });
  };
  const close = () => {
    const isQueueBehind = isOpenedHere.current;
    // Behind a sheet that was opened by its address may be another page, and so behind the queue after a second press.
    isOpenedHere.current = false;
    if (isQueueBehind) history.back();
    else void navigate({ to: "/admin", search: {}, replace: true });
  };
  return { isOpen, open, close };
}

interface PendingPhotosProps {
  readonly review: Review;
  readonly onShowKeys: () => void;
  readonly onOpenSheet: () => void;
}

function PendingPhotos({ review, onShowKeys, onOpenSheet }: PendingPhotosProps) {
  const { t } = useTranslation("admin");
  return (
    <ReadView query={review.query} failure={t("queue.failed")} skeleton={<QueueSkeleton />}>
      {({ total }) => (
        <>
          <div className="flex flex-wrap items-center justify-between gap-3">
            <output>{t("queue.pending", { count: total })}</output>
            <Pagination
              label={t("queue.pages")}
              page={review.page}
              pageCount={review.pageCount}
              onPageChange={review.goToPage}
            />
            <span className="flex gap-2">
              <Button
                variant="ghost"
                size="small"
                icon={<Keyboard aria-hidden="true" />}
                className="max-md:hidden"
                onClick={onShowKeys}
              >
                {t("queue.keys")}
              </Button>
              {total > 0 && (
                <Button
                  variant="secondary"
                  size="small"
                  icon={<LayoutGrid aria-hidden="true" />}
                  onClick={onOpenSheet}
                >
                  {t("sheet.open")}
                </Button>
              )}
            </span>
          </div>
          <BulkBar review={review} />
          <Desk review={review} />
        </>
      )}
    </ReadView>
  );
}

function Desk({ review }: { readonly review: Review }) {
  const { current, query } = review;
  // The whole page was decided, and the next photos are being fetched.
  if (!current) return query.isFetching ? <QueueSkeleton /> : <AllDone />;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[15rem_minmax(0,1fr)]">
      <div className="min-w-0 lg:sticky lg:top-24">
        <Queue review={review} />
      </div>
      <ReviewCard key={current.id} card={current} review={review} />
      <NextPictures card={review.following} />
    </div>
  );
}

function AllDone() {
  const { t } = useTranslation("admin");
  return (
    <EmptyState
      icon={<CircleCheckBig aria-hidden="true" />}
      title={t("queue.empty")}
      description={t("queue.emptyText")}
    />
  );
}

function QueueSkeleton() {
  const { t } = useTranslation("admin");
  return (
    <SkeletonRegion
      label={t("queue.loading")}
      className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[15rem_minmax(0,1fr)]"
    >
      <Skeleton shape="block" className="h-28 lg:h-100" />
      <Skeleton shape="block" className="h-120" />
    </SkeletonRegion>
  );
}
