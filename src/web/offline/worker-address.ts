/** The one service worker: it stores the app and shows pushes. */
export const WORKER = "/worker.js";
