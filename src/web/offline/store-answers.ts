import type { Query, QueryClient } from "@tanstack/react-query";
import { ageOf } from "./answer-or-stored.ts";
import { storeAnswers, type StoredAnswer } from "./offline-store.ts";

/** Milliseconds: answers that arrive together are written together. */
const WRITE_AFTER_MS = 500;

/** Reads that are no use later, or show what admins see of other users. */
const NOT_STORED =
  /^\/api\/(?:admin|search|verification-code|sign-in-methods|football\/|notifications\/push|players\/search|leaderboard\/search|fantasy\/(?:transfers\/validate|corrections|practice))/u;

function isStored({ queryKey: [path], queryHash, state }: Query): boolean {
  if (typeof path !== "string" || !path.startsWith("/api/") || NOT_STORED.test(path)) return false;
  return state.status === "success" && ageOf(queryHash) === null;
}

/** Stores the answers to this user's reads on the device, those of the past too. @returns a function that stops it */
export function storeAnswersOf(userId: string, client: QueryClient): () => void {
  const due = new Map<string, StoredAnswer>();
  let timer = 0;
  const write = () => {
    clearTimeout(timer);
    timer = 0;
    const answers = new Map(due);
    due.clear();
    // A full or closed store only means that less can be seen offline.
    if (answers.size > 0) storeAnswers(userId, answers).catch(() => undefined);
  };
  const note = (query: Query) => {
    if (!isStored(query)) return;
    const { data, dataUpdatedAt: at } = query.state;
    due.set(query.queryHash, { data, at });
    timer ||= window.setTimeout(write, WRITE_AFTER_MS);
  };
  const cache = client.getQueryCache();
  for (const query of cache.getAll()) note(query);
  const stopHearing = cache.subscribe((event) => {
    if (event.type === "updated" && event.action.type === "success") note(event.query);
  });
  addEventListener("pagehide", write);
  return () => {
    stopHearing();
    removeEventListener("pagehide", write);
    write();
  };
}
