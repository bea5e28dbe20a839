import { PANNA_TIME_HEADER } from "#contract/panna-time.ts";
import { useEffect, useState, useSyncExternalStore } from "react";
import { SECOND_MS } from "#game/milliseconds.ts";
import { makeListeners } from "#web/ui/listeners.ts";

/** The game's time, which the server sends with every response; without it, the response's date. */
const HEADERS = [PANNA_TIME_HEADER, "date"] as const;
/** Most screens count in days: more than one change a minute would only cause needless renders. */
const STEP_MS = 60_000;

let latest: number | null = null;
/** The instant in the latest response, and when it arrived by each of the device's clocks (milliseconds). */
let told: { readonly instant: number; readonly at: DeviceClocks } | null = null;
const listeners = makeListeners();

/**
 * Records the time in a response. The game runs on the server's clock: it can be set to another time or run faster, and
 * the clock of a visitor's device can be wrong.
 */
export function noteServerTime(headers: Pick<Headers, "get">): void {
  const text = HEADERS.map((name) => headers.get(name)).find((value) => value !== null);
  const instant = text === undefined ? Number.NaN : Date.parse(text);
  if (Number.isNaN(instant)) return;
  told = { instant, at: deviceClocks() };
  const step = Math.floor(instant / STEP_MS) * STEP_MS;
  if (step === latest) return;
  latest = step;
  listeners.tell();
}

interface DeviceClocks {
  /** Milliseconds since the page was opened. Most devices stop it while they sleep. */
  readonly steady: number;
  /** The time that the device shows: advances in its sleep, but jumps when it's set. */
  readonly shown: number;
}

function deviceClocks(): DeviceClocks {
  // oxlint-disable-next-line panna/no-ambient-input
  return { steady: performance.now(), shown: Date.now() };
}

/** Milliseconds between two looks at the clocks: by the one that neither slept nor was set back. */
function passedBetween(from: DeviceClocks, to: DeviceClocks): number {
  return Math.max(to.steady - from.steady, to.shown - from.shown);
}

/** The game's time in epoch milliseconds, to the minute, as of the latest response; null before the first. */
export function serverMinute(): number | null {
  return latest;
}

/** Calls back when the server's time, as responses carry it, is in another minute. @returns a function that stops it */
export const onServerMinute = listeners.subscribe;

/** The same for a component, which is drawn again when it changes. */
export function useServerTime(): number | null {
  return useSyncExternalStore(onServerMinute, serverMinute);
}

/** The game's time in epoch milliseconds now; null before the first response. */
export function serverNow(): number | null {
  return told === null ? null : told.instant + passedBetween(told.at, deviceClocks());
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
