import type { QueryClient, QueryKey } from "@tanstack/react-query";
import { askAgain } from "#web/api/ask-again.ts";
import { chance } from "#web/api/chance.ts";

/** All pages get an event at once; their reads are spread over this time, in milliseconds. */
const SPREAD_MS = 2000;

const waiting = new Map<string, QueryKey>();
let timer = 0;

/** Refetches the queries of a key soon; repeated calls before then count once. */
export function refetchSoon(client: QueryClient, queryKey: QueryKey): void {
  waiting.set(JSON.stringify(queryKey), queryKey);
  if (timer !== 0) return;
  timer = window.setTimeout(() => {
    const keys = [...waiting.values()];
    waiting.clear();
    timer = 0;
    for (const key of keys) void askAgain(client, { queryKey: key });
  }, chance() * SPREAD_MS);
}
