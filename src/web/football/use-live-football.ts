import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import type { LiveEvent } from "#contract/football/live.ts";
import { listenLive } from "#web/live/live-stream.ts";

/** Keeps scores, points and standings up to date while the screen is open. The first event fetches the code for it. */
export function useLiveFootball(): void {
  const client = useQueryClient();
  useEffect(() => listenLive("football", (event) => void apply(client, event)), [client]);
}

async function apply(client: QueryClient, event: LiveEvent): Promise<void> {
  // If the code can't be fetched, the next event tries again.
  const code = await import("./apply-live.ts").catch(() => null);
  code?.applyLive(client, event);
}
