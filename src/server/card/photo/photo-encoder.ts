import type { PhotoRefusal } from "#contract/refusals.ts";
import type { Outcome } from "#game/outcome.ts";
import { keptOpen } from "../../thread/kept-open.ts";
import { startThread } from "../../thread/start-thread.ts";
import type { EncodedPhoto } from "./encode-photo.ts";
import type { PhotoFormat } from "./inspect-photo.ts";

/** Encodes photos in a thread of its own, which ends when nothing has been encoded for a while. */
export interface PhotoEncoder {
  /** Takes the bytes over: whoever asks cannot use them any more. */
  encode(bytes: Buffer, format: PhotoFormat): Promise<Outcome<EncodedPhoto, PhotoRefusal>>;
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
    encode: (bytes, format) =>
      thread.use(({ ask }) => ask("encodePhoto", [bytes, format], handedOver(bytes))),
    close: () => thread.close(),
  };
}

/** The memory of a buffer that has it for itself; a small one shares its own with others and is copied. */
function handedOver({ buffer, byteLength }: Buffer): ArrayBuffer[] {
  const isWhole = buffer instanceof ArrayBuffer && buffer.byteLength === byteLength;
  return isWhole ? [buffer] : [];
}
