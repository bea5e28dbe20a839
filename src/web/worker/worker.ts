import { cleanupOutdatedCaches, type PrecacheEntry, precacheAndRoute } from "workbox-precaching";
import { answerPages } from "./answer-pages.ts";
import { answerSignOuts } from "./answer-sign-outs.ts";
import { showPushes } from "./show-pushes.ts";
import { storePictures } from "./store-pictures.ts";

declare const self: ServiceWorkerGlobalScope & { readonly __WB_MANIFEST: readonly PrecacheEntry[] };

/** The address of the worker before this one, which only received pushes. */
const FORMER_ADDRESS = "/push-worker.js";

precacheAndRoute([...self.__WB_MANIFEST], {
  directoryIndex: "",
  cleanURLs: false,
  ignoreURLParametersMatching: [],
});
cleanupOutdatedCaches();
answerSignOuts();
answerPages();
storePictures();
showPushes();

self.addEventListener("install", () => {
  // That one stores nothing that an open page could miss, so nobody has to be asked.
  if (self.registration.active?.scriptURL.endsWith(FORMER_ADDRESS)) void self.skipWaiting();
});

self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("message", ({ data }) => {
  if ((data as { readonly type?: unknown } | null)?.type === "SKIP_WAITING") void self.skipWaiting();
});
