import { tabStorage } from "#web/storage/browser-storage.ts";
import { makeListeners } from "#web/ui/listeners.ts";
import { WORKER } from "./worker-address.ts";

/**
 * The state of an update: none, downloaded and waiting for a word of the user, put off until the next start, or taken
 * over in another tab.
 */
export type Update = "none" | "ready" | "later" | "taken over";

/** Set in a tab whose user has put the update off, so a reload doesn't ask again. */
const PUT_OFF = "panna.update-put-off";

let update: Update = "none";
let isReloading = false;
let takeOver: (() => void) | null = null;
const listeners = makeListeners();

export function currentUpdate(): Update {
  return update;
}

/** Calls back when the state changes. @returns a function that stops it */
export const onUpdateChange = listeners.subscribe;

function change(next: Update): void {
  update = next;
  listeners.tell();
}

/**
 * Registers the service worker, which takes over the registration that pushes have used so far, and follows its
 * updates.
 * @returns false where there can be none: no https, a private window, no line, the development server
 */
export async function registerWorker(): Promise<boolean> {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return false;
  // Without a line there's no code for it yet: the next visit tries again.
  const library = await import("workbox-window").catch(() => null);
  if (library === null) return false;
  const workbox = new library.Workbox(WORKER, { scope: "/" });
  let hasWorker = navigator.serviceWorker.controller !== null;
  workbox.addEventListener("waiting", () => change(tabStorage.read(PUT_OFF) === null ? "ready" : "later"));
  navigator.serviceWorker.addEventListener("controllerchange", () => {
    tabStorage.drop(PUT_OFF);
    if (isReloading) location.reload();
    else if (hasWorker) change("taken over");
    // On the first visit, the first worker takes over a tab that had none: no update.
    hasWorker = true;
  });
  takeOver = () => workbox.messageSkipWaiting();
  try {
    await workbox.register();
  } catch {
    return false;
  }
  document.addEventListener("visibilitychange", () => {
    // Without a line there is nothing to find.
    if (document.visibilityState === "visible") workbox.update().catch(() => undefined);
  });
  return true;
}

/** Loads the new version; other tabs follow when they open their next screen. */
export function reloadForUpdate(): void {
  isReloading = true;
  if (update === "taken over" || takeOver === null) location.reload();
  else takeOver();
}

/** Doesn't ask again before the app is started again. */
export function putUpdateOff(): void {
  tabStorage.keep(PUT_OFF, "yes");
  change("later");
}
