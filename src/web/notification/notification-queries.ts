import { infiniteQueryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { countUnread, listNotifications, readNotifications } from "#contract/notification/notification.ts";
import { readAgainOnceSettled } from "#web/api/after-act.ts";
import { call, read } from "#web/api/call.ts";

/** The number of unread notifications. */
export const unreadQuery = read(countUnread, {});

/** The notifications, page by page; refetched whenever the screen opens. */
export const notificationsQuery = infiniteQueryOptions({
  queryKey: [listNotifications.path],
  initialPageParam: undefined as string | undefined,
  queryFn: ({ pageParam, signal }) =>
    call(listNotifications, { query: pageParam === undefined ? {} : { cursor: pageParam } }, { signal }),
  getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
  staleTime: 0,
});

/** Marks all notifications up to one as read, and updates the count in the navigation. */
export function useReadNotifications() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (upTo: number) => call(readNotifications, { body: { upTo } }),
    onSettled: readAgainOnceSettled(queryClient, "reading"),
  });
}
