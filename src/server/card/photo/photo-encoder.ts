import { availableParallelism } from "node:os";
import type { PhotoRefusal } from "#contract/refusals.ts";
import { type Outcome, refused } from "#game/outcome.ts";
import { type KeptOpen, keptOpen } from "#server/platform/worker/kept-open.ts";
import { type PhotoProcess, PhotoProcessEnded, startPhotoProcess } from "./start-photo-process.ts";
import type { TakenPhoto } from "./take-photo.ts";
import { workSlots } from "./work-slots.ts";

/** Why a photo is not taken; `busy`: too many wait already. */
export type TakeRefusal = PhotoRefusal | { readonly code: "busy" };

/** Takes photos in processes of their own, which end when none has come for a while. */
export interface PhotoEncoder {
  /** See `takePhoto`. The bytes are read until it has answered. A photo of which its process dies is broken. */
  take(bytes: Uint8Array): Promise<Outcome<TakenPhoto, TakeRefusal>>;
  close(): Promise<void>;
}

/**
 * Photos decoded at once: one processor is left for everybody else's requests. A photo of 50 megapixels takes up to
 * 200 MB while it is decoded.
 */
const DECODING_AT_ONCE = Math.min(2, Math.max(1, availableParallelism() - 1));
/** Photos that may wait their turn; each is in memory already, with at most 10 MB. */
const WAITING = 30;
const IDLE_MS = 60_000;

/** A photo each for a process: so it is known of which one a process died. */
export function makePhotoEncoder(open: () => Promise<PhotoProcess> = startPhotoProcess): PhotoEncoder {
  const slots = workSlots({ atOnce: DECODING_AT_ONCE, waiting: WAITING });
  const processes = Array.from({ length: DECODING_AT_ONCE }, () => keptOpen({ idleMs: IDLE_MS, open }));
  const free = [...processes];

  async function takeInOne(bytes: Uint8Array): Promise<Outcome<TakenPhoto, TakeRefusal>> {
    const process = free.pop();
    // There are as many as slots.
    if (process === undefined) return refused({ code: "busy" });
    try {
      return await takeIn(process, bytes);
    } finally {
      free.push(process);
    }
  }

  return {
    take: async (bytes) => (await slots.work(() => takeInOne(bytes))) ?? refused({ code: "busy" }),
    async close() {
      await Promise.all(processes.map((process) => process.close()));
    },
  };
}

async function takeIn(
  process: KeptOpen<PhotoProcess>,
  bytes: Uint8Array,
): Promise<Outcome<TakenPhoto, PhotoRefusal>> {
  try {
    return await process.use((running) => running.take(bytes));
  } catch (error) {
    if (!(error instanceof PhotoProcessEnded)) throw error;
    // One that ended while nobody used it is no fault of this photo, which goes to the next.
    return error.hadPhoto ? refused({ code: "photo_broken" }) : takeIn(process, bytes);
  }
}
