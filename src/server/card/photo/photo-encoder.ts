import type { Outcome } from "#game/outcome.ts";
import { keptOpen } from "../../thread/kept-open.ts";
import { startThread } from "../../thread/start-thread.ts";
import type { TakenPhoto, TakeRefusal } from "./take-photo.ts";

/** Takes photos in a thread of its own, which ends when none has come for a while. */
export interface PhotoEncoder {
  /** See `takePhoto`. Takes the bytes over: whoever asks cannot use them any more. */
  take(bytes: Buffer): Promise<Outcome<TakenPhoto, TakeRefusal>>;
  close(): Promise<void>;
}

const IDLE_MS = 60_000;

/**
 * Pictures lie outside the heap, and V8 collects all of the heap for each few of them. In a thread that has little
 * else in its heap this costs little; beside the application it took a quarter of an upload.
 */
export function makePhotoEncoder(): PhotoEncoder {
  const thread = keptOpen({
    idleMs: IDLE_MS,
    open: async () => {
      // A thread may load sharp only where the process has it already.
      await import("./sharp.ts");
      return startThread(new URL("./photo-thread.ts", import.meta.url));
    },
  });
  return {
    take: (bytes) => thread.use(({ ask }) => ask("takePhoto", [bytes], handedOver(bytes))),
    close: () => thread.close(),
  };
}

/** The memory of a buffer that has it for itself; a small one shares its own with others and is copied. */
function handedOver({ buffer }: Buffer): ArrayBuffer[] {
  const isShared = buffer.byteLength <= Buffer.poolSize;
  return !isShared && buffer instanceof ArrayBuffer ? [buffer] : [];
}
