import { PANNA_TIME_HEADER } from "#contract/panna-time.ts";
import { useEffect, useState, useSyncExternalStore } from "react";
import { SECOND_MS } from "#game/milliseconds.ts";

/** The game's time as the server tells it with every answer; without it, the answer's own date. */
const HEADERS = [PANNA_TIME_HEADER, "date"] as const;
/** Screens count in days: more than a change a minute would render them for nothing. */
const STEP_MS = 60_000;

let latest: number | null = null;
/** The instant that the latest answer told, and when it came by the device's steady count of milliseconds. */
let told: { readonly instant: number; readonly at: number } | null = null;
const listeners = new Set<() => void>();

/**
 * Keeps the time that an answer carries. The game's clock is the server's: it may be set elsewhere or run faster, and
 * the clock of a visitor's device may be wrong.
 */
export function noteServerTime(headers: Pick<Headers, "get">): void {
  const text = HEADERS.map((name) => headers.get(name)).find((value) => value !== null);
  const instant = text === undefined ? Number.NaN : Date.parse(text);
  if (Number.isNaN(instant)) return;
  told = { instant, at: steadyCount() };
  const step = Math.floor(instant / STEP_MS) * STEP_MS;
  if (step === latest) return;
  latest = step;
  for (const listener of listeners) listener();
}

/** Milliseconds since the page was opened: counts what passes between two answers, whatever the device's clock says. */
function steadyCount(): number {
  // oxlint-disable-next-line panna/no-ambient-input
  return performance.now();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The game's time in epoch milliseconds, to the minute, as of the latest answer; null before the first. */
export function useServerTime(): number | null {
  return useSyncExternalStore(subscribe, () => latest);
}

/** The game's time in epoch milliseconds now; null before the first answer. */
export function serverNow(): number | null {
  return told === null ? null : told.instant + steadyCount() - told.at;
}

/** The game's time in epoch milliseconds, going on every second; null before the first answer. For countdowns. */
export function useServerNow(): number | null {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), SECOND_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
