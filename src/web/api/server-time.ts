import { useSyncExternalStore } from "react";

/** The game's time as the server tells it with every answer; without it, the answer's own date. */
const HEADERS = ["x-panna-time", "date"] as const;
/** Screens count in days: more than a change a minute would render them for nothing. */
const STEP_MS = 60_000;

let latest: number | null = null;
const listeners = new Set<() => void>();

/**
 * Keeps the time that an answer carries. The game's clock is the server's: it may be set elsewhere or run faster, and
 * the clock of a visitor's device may be wrong.
 */
export function noteServerTime(headers: Headers): void {
  const text = HEADERS.map((name) => headers.get(name)).find((value) => value !== null);
  const instant = text === undefined ? Number.NaN : Date.parse(text);
  if (Number.isNaN(instant)) return;
  const step = Math.floor(instant / STEP_MS) * STEP_MS;
  if (step === latest) return;
  latest = step;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The game's time in epoch milliseconds, to the minute, as of the latest answer; null before the first. */
export function useServerTime(): number | null {
  return useSyncExternalStore(subscribe, () => latest);
}
