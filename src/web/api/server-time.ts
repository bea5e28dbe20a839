import { PANNA_TIME_HEADER } from "#contract/panna-time.ts";
import { useEffect, useState, useSyncExternalStore } from "react";
import { SECOND_MS } from "#game/milliseconds.ts";
import { makeListeners } from "#web/ui/listeners.ts";

/** The game's time, which the server sends with every response; without it, the response's date. */
const HEADERS = [PANNA_TIME_HEADER, "date"] as const;
/** Most screens count in days: more than one change a minute would only cause needless renders. */
const STEP_MS = 60_000;

let latest: number | null = null;
/** The instant in the latest response, and when it arrived by the device's monotonic clock (milliseconds). */
let told: { readonly instant: number; readonly at: number } | null = null;
const listeners = makeListeners();

/**
 * Records the time in a response. The game runs on the server's clock: it can be set to another time or run faster, and
 * the clock of a visitor's device can be wrong.
 */
export function noteServerTime(headers: Pick<Headers, "get">): void {
  const text = HEADERS.map((name) => headers.get(name)).find((value) => value !== null);
  const instant = text === undefined ? Number.NaN : Date.parse(text);
  if (Number.isNaN(instant)) return;
  told = { instant, at: steadyCount() };
  const step = Math.floor(instant / STEP_MS) * STEP_MS;
  if (step === latest) return;
  latest = step;
  listeners.tell();
}

/** Milliseconds since the page was opened: the time between two responses, whatever the device's clock says. */
function steadyCount(): number {
  // oxlint-disable-next-line panna/no-ambient-input
  return performance.now();
}

/** The game's time in epoch milliseconds, to the minute, as of the latest response; null before the first. */
export function useServerTime(): number | null {
  return useSyncExternalStore(listeners.subscribe, () => latest);
}

/** The game's time in epoch milliseconds now; null before the first response. */
export function serverNow(): number | null {
  return told === null ? null : told.instant + steadyCount() - told.at;
}

/** The game's time in epoch milliseconds, updated every second; null before the first response. For countdowns. */
export function useServerNow(): number | null {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), SECOND_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
