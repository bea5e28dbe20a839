import type { QueryClient } from "@tanstack/react-query";
import { isMissed } from "./answer-or-stored.ts";
import { onGoodLook } from "./line.ts";

/** Milliseconds from an answer to the reads: ever longer while they fail, since each failure leads to another look. */
const FIRST_PAUSE_MS = 2000;
const LONGEST_PAUSE_MS = 300_000;

/**
 * One call without an answer doesn't show the offline bar, so users can't tell that the screen is old: once the server
 * answers again, this reads what it didn't answer. @returns a function that stops it
 */
export function readMissedAgain(client: QueryClient): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pause = FIRST_PAUSE_MS;
  const read = async () => {
    timer = undefined;
    // A failure leads to the next look before this read is over.
    pause = Math.min(2 * pause, LONGEST_PAUSE_MS);
    await client.invalidateQueries({ predicate: isMissed });
    const missed = client.getQueryCache().findAll({ type: "active", predicate: isMissed });
    if (missed.length === 0) pause = FIRST_PAUSE_MS;
  };
  const stopHearing = onGoodLook(() => {
    timer ??= setTimeout(() => void read(), pause);
  });
  return () => {
    stopHearing();
    clearTimeout(timer);
  };
}
