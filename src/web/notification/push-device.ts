import { getPush, subscribePush, unsubscribePush } from "#contract/notification/push.ts";
import { call } from "#web/api/call.ts";
import { WORKER } from "#web/offline/worker-address.ts";

/**
 * Whether this browser shows notifications while Panna is closed: it can't, or only after the site is installed, or the
 * user blocked it, or it's off or on.
 */
export type PushState = "unsupported" | "not installed" | "denied" | "off" | "on";

function isSupported(): boolean {
  return "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;
}

/**
 * Browsers on iPhones and iPads allow pushes only for sites on the home screen, where the display mode is "standalone".
 * An iPad calls itself a Mac, but a Mac has no touch screen.
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

/** On if browser and server agree. The server turns it off when the session ends. */
export async function readPushState(): Promise<PushState> {
  if (!isSupported()) return isInTabOfIos() ? "not installed" : "unsupported";
  if (Notification.permission === "denied") return "denied";
  const own = await subscription();
  if (own === null) return "off";
  const { endpoints } = await call(getPush, {});
  return endpoints.includes(own.endpoint) ? "on" : "off";
}

/** Asks the user, the browser and the server, in this order. @returns the new state. */
export async function turnPushOn(): Promise<PushState> {
  const permission = await Notification.requestPermission();
  if (permission !== "granted") return permission === "denied" ? "denied" : "off";
  const { publicKey } = await call(getPush, {});
  await navigator.serviceWorker.register(WORKER, { scope: "/" });
  const { pushManager } = await navigator.serviceWorker.ready;
  // The push service would refuse a subscription made with an older server key.
  await (await pushManager.getSubscription())?.unsubscribe();
  const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
  const { keys = {} } = made.toJSON();
  const { p256dh = "", auth = "" } = keys;
  await call(subscribePush, { body: { endpoint: made.endpoint, keys: { p256dh, auth } } });
  return "on";
}

/** Removes the subscription here and on the server. @returns the new state. */
export async function turnPushOff(): Promise<PushState> {
  const own = await subscription();
  if (own !== null) {
    await call(unsubscribePush, { body: { endpoint: own.endpoint } });
    await own.unsubscribe();
  }
  return "off";
}
