import { useInfiniteQuery } from "@tanstack/react-query";
import { BellOff } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useEffect, useEffectEvent, useSyncExternalStore } from "react";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { RowsSkeleton } from "#web/ui/feedback/skeleton.tsx";
import { PageHeader } from "#web/ui/layout/page-header.tsx";
import { Panel } from "#web/ui/layout/panel.tsx";
import { ReadView } from "#web/api/read-view.tsx";
import { ShowMore } from "#web/api/show-more.tsx";
import { NotificationItem } from "#web/notification/notification-item.tsx";
import { NotificationSwitches } from "#web/notification/notification-switches.tsx";
import { PushSwitch } from "#web/notification/push-switch.tsx";
import { notificationsQuery, useReadNotifications } from "#web/notification/notification-queries.ts";

const SKELETON_ROWS = 5;

/** The notifications; seeing the screen marks all of them as read. */
export function NotificationsRoute() {
  const { t } = useTranslation("notification");
  const pages = useInfiniteQuery(notificationsQuery);
  const latest = pages.data?.pages[0]?.notifications[0];
  useMarkRead(latest !== undefined && !latest.isRead ? latest.id : null);
  return (
    <>
      <PageHeader title={t("title")} />
      <PushSwitch />
      <NotificationSwitches />
      <Panel isFlush>
        <ReadView
          query={pages}
          failure={t("loadFailed")}
          skeleton={
            <div className="p-5">
              <RowsSkeleton count={SKELETON_ROWS} label={t("loading")} />
            </div>
          }
        >
          {({ pages: loaded }) =>
            latest === undefined ? (
              <NoNews />
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
      <ShowMore query={pages} label={t("older")} failure={t("loadFailed")} />
    </>
  );
}

function NoNews() {
  const { t } = useTranslation("notification");
  return (
    <EmptyState
      icon={<BellOff aria-hidden="true" />}
      title={t("empty.title")}
      description={t("empty.description")}
    />
  );
}

/**
 * Marks everything up to this notification as read once the page has shown it; null: nothing is unread. In a hidden tab
 * nobody sees it, and a notification that's read isn't pushed.
 */
function useMarkRead(upTo: number | null): void {
  const read = useReadNotifications();
  const isVisible = useSyncExternalStore(listenToVisibility, isPageVisible);
  const mark = useEffectEvent((id: number) => {
    if (read.isError || read.variables !== id) read.mutate(id);
  });
  useEffect(() => {
    if (isVisible && upTo !== null) mark(upTo);
  }, [isVisible, upTo]);
}

function listenToVisibility(listener: () => void): () => void {
  document.addEventListener("visibilitychange", listener);
  return () => document.removeEventListener("visibilitychange", listener);
}

function isPageVisible(): boolean {
  return document.visibilityState === "visible";
}
