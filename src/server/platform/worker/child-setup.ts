/** Loaded by each child process of the pool before its first task. */
import { enableCompileCache } from "node:module";
import { constants, setPriority } from "node:os";

/** Decoding a photo of 50 megapixels takes 200 MB and reading its text 200 MB; a process that needs more is ended. */
const MOST_BYTES = 1024 * 1024 * 1024;
const LOOK_EVERY_MS = 100;

enableCompileCache();
// Requests come first: many users wait for them, and only one for a photo.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
// A terminal sends it to all processes; the server ends this one when its own work is done.
process.on("SIGINT", () => undefined);
// The server is gone, however it ended.
process.on("disconnect", () => process.exit());
setInterval(() => {
  if (process.memoryUsage.rss() > MOST_BYTES) process.kill(process.pid, "SIGKILL");
}, LOOK_EVERY_MS).unref();
