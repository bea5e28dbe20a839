import { startThread } from "#server/platform/worker/start-thread.ts";
import type { PixelTasks } from "./pixel-tasks.ts";

export interface PixelThread extends PixelTasks {
  close(): Promise<void>;
}

/** Starts a thread for what keeps a processor busy: the server answers meanwhile. */
export function startPixelThread(): PixelThread {
  const { ask, close } = startThread(new URL("./pixel-thread.ts", import.meta.url));
  return {
    readQrCodes: (picture) => ask("readQrCodes", [picture]),
    findTurns: (picture) => ask("findTurns", [picture]),
    compare: (own, others) => ask("compare", [own, others]),
    close,
  };
}
