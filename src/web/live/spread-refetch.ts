import type { QueryClient, QueryKey } from "@tanstack/react-query";

/** All pages hear of an event at once; what they then read is spread over so long. */
const SPREAD_MS = 2000;

const waiting = new Map<string, QueryKey>();
let timer = 0;

/** Reads these again soon, each once however often it was asked for meanwhile. */
export function refetchSoon(client: QueryClient, queryKey: QueryKey): void {
  waiting.set(JSON.stringify(queryKey), queryKey);
  if (timer !== 0) return;
  timer = window.setTimeout(() => {
    const keys = [...waiting.values()];
    waiting.clear();
    timer = 0;
    for (const key of keys) void client.invalidateQueries({ queryKey: key });
  }, delay());
}

/** By chance, so that ten thousand pages do not ask in the same moment. It decides nothing else. */
function delay(): number {
  // oxlint-disable-next-line panna/no-ambient-input
  const [value = 0] = crypto.getRandomValues(new Uint16Array(1));
  return Math.floor((value / 2 ** 16) * SPREAD_MS);
}
