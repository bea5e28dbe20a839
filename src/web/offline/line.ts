import { ApiError } from "#web/api/api-error.ts";
import { makeListeners } from "#web/ui/listeners.ts";
import { isAnyStored, onSilence, PATIENCE_MS } from "./answer-or-stored.ts";

/** Whether Panna can be reached: always so far, not now, or again. */
export type Line = "good" | "cut" | "back";

/** Milliseconds between looks while the line is cut. */
const LOOK_AGAIN_MS = 10_000;
const LIVE_PATH = "/api/health/live";

let line: Line = "good";
let timer = 0;
let isLooking = false;
/** Something happened during a look. */
let mustLookAgain = false;
const listeners = makeListeners();
const goodLookListeners = makeListeners();

export function currentLine(): Line {
  return line;
}

/** Calls back when the line changes. @returns a function that stops it */
export const onLineChange = listeners.subscribe;

/** Calls back when Panna could be reached after all, without the line having been cut. @returns a function that stops it */
export const onGoodLook = goodLookListeners.subscribe;

function change(next: Line): void {
  if (line === next) return;
  line = next;
  listeners.tell();
}

/** Call when nobody has to be told any longer that the line is back. */
export function forgetReturn(): void {
  if (line === "back") change("good");
}

/**
 * Asks whether the server answers: one call without an answer doesn't mean that there is no line. A proxy may refuse to
 * pass this call on, but only before a server that's away does it fail.
 */
async function look(): Promise<void> {
  mustLookAgain = isLooking;
  if (isLooking) return;
  isLooking = true;
  clearTimeout(timer);
  try {
    const answer = await fetch(LIVE_PATH, { cache: "no-store", signal: AbortSignal.timeout(PATIENCE_MS) });
    if (answer.status >= 500) throw new ApiError(answer.status, "", answer.statusText);
    if (line === "cut") change("back");
    else goodLookListeners.tell();
  } catch {
    change("cut");
    timer = window.setTimeout(() => void look(), LOOK_AGAIN_MS);
  } finally {
    isLooking = false;
    if (mustLookAgain) void look();
  }
}

/** Follows the line from now on: by the device's word, and by calls without an answer. @returns a function that stops it */
export function watchLine(): () => void {
  const lookNow = () => void look();
  const stopHearing = onSilence(lookNow);
  const cut = () => change("cut");
  addEventListener("offline", cut);
  addEventListener("online", lookNow);
  if (!navigator.onLine) cut();
  // The first screen's reads may have failed before this code was there.
  else if (isAnyStored()) lookNow();
  return () => {
    stopHearing();
    clearTimeout(timer);
    removeEventListener("offline", cut);
    removeEventListener("online", lookNow);
  };
}
