import { useInfiniteQuery } from "@tanstack/react-query";
import { BellOff } from "lucide-react";
import { useEffect, useEffectEvent } from "react";
import { Button } from "#web/ui/action/button.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { RowsSkeleton } from "#web/ui/feedback/skeleton.tsx";
import { PageHeader } from "#web/ui/layout/page-header.tsx";
import { Panel } from "#web/ui/layout/panel.tsx";
import { ReadView } from "#web/api/read-view.tsx";
import { NotificationItem } from "#web/notification/notification-item.tsx";
import { PushSwitch } from "#web/notification/push-switch.tsx";
import { notificationsQuery, useReadNotifications } from "#web/notification/notification-queries.ts";

const SKELETON_ROWS = 5;

/** What one has been told; opening it marks all of it as read. */
export function NotificationsRoute() {
  const pages = useInfiniteQuery(notificationsQuery);
  const latest = pages.data?.pages[0]?.notifications[0];
  useMarkRead(latest !== undefined && !latest.isRead ? latest.id : null);
  return (
    <>
      <PageHeader title="Notifications" />
      <PushSwitch />
      <Panel isFlush>
        <ReadView
          query={pages}
          failure="Failed to load your notifications"
          skeleton={
            <div className="p-5">
              <RowsSkeleton count={SKELETON_ROWS} label="Loading your notifications" />
            </div>
          }
        >
          {({ pages: loaded }) =>
            latest === undefined ? (
              <EmptyState
                icon={<BellOff aria-hidden="true" />}
                title="No news yet"
                description="When a card is approved, a tournament begins or ends, or somebody joins your league, you read it here."
              />
            ) : (
              <ul className="-mt-px">
                {loaded
                  .flatMap(({ notifications }) => notifications)
                  .map((notification) => (
                    <NotificationItem key={notification.id} notification={notification} />
                  ))}
              </ul>
            )
          }
        </ReadView>
      </Panel>
      {pages.hasNextPage && (
        <Button
          variant="secondary"
          className="justify-self-center"
          isPending={pages.isFetchingNextPage}
          onClick={() => void pages.fetchNextPage()}
        >
          Older
        </Button>
      )}
    </>
  );
}

/** Marks everything up to this one as read, once it has been shown; null: nothing is unread. */
function useMarkRead(upTo: number | null): void {
  const read = useReadNotifications();
  const mark = useEffectEvent((id: number) => read.mutate(id));
  useEffect(() => {
    if (upTo !== null) mark(upTo);
  }, [upTo]);
}
