import { hashKey, type QueryClient } from "@tanstack/react-query";
import { readAgain } from "#web/api/after-act.ts";
import { listenLive } from "#web/live/live-stream.ts";
import { unreadQuery } from "./notification-queries.ts";

/**
 * Refetches what news changes when it arrives: at once if it's live (a card that an admin decided), and otherwise when
 * the number of unread notifications rises, which an open page polls. @returns a function to stop.
 */
export function followNews(client: QueryClient): () => void {
  const { queryKey } = unreadQuery;
  const queryHash = hashKey(queryKey);
  /** The last number; null: none yet, or live news explains the next one. */
  let known = client.getQueryData(queryKey)?.unread ?? null;
  const stopCounting = client.getQueryCache().subscribe((event) => {
    if (event.type !== "updated" || event.action.type !== "success") return;
    if (event.query.queryHash !== queryHash) return;
    const unread = client.getQueryData(queryKey)?.unread ?? 0;
    const hasRisen = known !== null && unread > known;
    known = unread;
    if (hasRisen) void readAgain(client, "news");
  });
  const stopListening = listenIfShared(({ kind }) => {
    if (kind === "news") {
      known = null;
      void readAgain(client, "news");
    } else if (kind === "resync") void client.invalidateQueries({ queryKey });
  });
  return () => {
    stopCounting();
    stopListening();
  };
}

/** Without locks each tab would hold a stream, and a browser opens only six connections to a server. */
function listenIfShared(listener: Parameters<typeof listenLive>[1]): () => void {
  return "locks" in navigator ? listenLive("news", listener) : () => undefined;
}
