import { useEffect, useEffectEvent, useSyncExternalStore } from "react";
import { useReadNotifications } from "./notification-queries.ts";

/**
 * Marks everything up to this notification as read once the page has shown it; null: nothing is unread. In a hidden tab
 * nobody sees it, and a notification that's read isn't pushed.
 */
export function useMarkRead(upTo: number | null): void {
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
