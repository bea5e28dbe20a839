import type { QueryClient } from "@tanstack/react-query";
import { dayOf } from "#web/language/date-text.ts";
import { readAgain } from "./after-act.ts";
import { onServerMinute, serverMinute } from "./server-time.ts";

/** Reads again what depends on today when the user's next day begins. @returns a function that stops it */
export function followDay(client: QueryClient): () => void {
  let day = today();
  return onServerMinute(() => {
    const before = day;
    day = today();
    if (before !== null && before !== day) void readAgain(client, "today");
  });
}

function today(): string | null {
  const now = serverMinute();
  return now === null ? null : dayOf(now);
}
