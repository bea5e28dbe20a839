import { getPush, subscribePush, unsubscribePush } from "#contract/notification/push.ts";
import { call } from "#web/api/call.ts";

/** Receives pushes and nothing else: see there. */
const WORKER = "/push-worker.js";

/**
 * Whether this browser shows one's notifications while no page is open: it cannot, or only once the site is installed,
 * its user forbade it, or it does or does not.
 */
export type PushState = "unsupported" | "not installed" | "denied" | "off" | "on";

function isSupported(): boolean {
  return "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;
}

/**
 * Every browser of an iPhone or iPad keeps pushes for sites on the home screen, and only there is the site "standalone".
 * An iPad calls itself a Mac, which has no touch screen.
 */
function isInTabOfIos(): boolean {
  const { userAgent, maxTouchPoints } = navigator;
  const isIos =
    /iPhone|iPad|iPod/u.test(userAgent) || (userAgent.includes("Macintosh") && maxTouchPoints > 1);
  return isIos && !matchMedia("(display-mode: standalone)").matches;
}

async function subscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration("/");
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** It is on where the browser and the server agree that it is: a session that ended has ended it at the server. */
export async function readPushState(): Promise<PushState> {
  if (!isSupported()) return isInTabOfIos() ? "not installed" : "unsupported";
  if (Notification.permission === "denied") return "denied";
  const own = await subscription();
  if (own === null) return "off";
  const { endpoints } = await call(getPush, {});
  return endpoints.includes(own.endpoint) ? "on" : "off";
}

/** Asks the user, the browser and the server, in this order. @returns how it stands then. */
export async function turnPushOn(): Promise<PushState> {
  const permission = await Notification.requestPermission();
  if (permission !== "granted") return permission === "denied" ? "denied" : "off";
  const { publicKey } = await call(getPush, {});
  await navigator.serviceWorker.register(WORKER, { scope: "/" });
  const { pushManager } = await navigator.serviceWorker.ready;
  // One that was made with another key of the server would be refused by its push service.
  await (await pushManager.getSubscription())?.unsubscribe();
  const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
  const { keys = {} } = made.toJSON();
  const { p256dh = "", auth = "" } = keys;
  await call(subscribePush, { body: { endpoint: made.endpoint, keys: { p256dh, auth } } });
  return "on";
}

/** Leaves nothing behind: neither the server's note of this browser nor the worker. */
export async function turnPushOff(): Promise<PushState> {
  const own = await subscription();
  if (own !== null) {
    await call(unsubscribePush, { body: { endpoint: own.endpoint } });
    await own.unsubscribe();
  }
  await (await navigator.serviceWorker.getRegistration("/"))?.unregister();
  return "off";
}
