import { createHash } from "node:crypto";
import { availableParallelism } from "node:os";
import type { PhotoRefusal } from "#contract/refusals.ts";
import { accepted, type Outcome, refused } from "#game/outcome.ts";
import { type EncodedPhoto, encodePhoto } from "./encode-photo.ts";
import { inspectPhoto } from "./inspect-photo.ts";
import { workSlots } from "./work-slots.ts";

/** What is kept of a photo, with the mark of the file as it was sent. */
export interface TakenPhoto extends EncodedPhoto {
  readonly hash: string;
}

/** Why a photo is not taken; `busy`: too many wait already. */
export type TakeRefusal = PhotoRefusal | { readonly code: "busy" };

/**
 * Photos decoded at once: one processor is left for everybody else's requests. A photo of 50 megapixels takes up to
 * 200 MB while it is decoded.
 */
const DECODING_AT_ONCE = Math.min(2, Math.max(1, availableParallelism() - 1));
/** Photos that may wait their turn; each is in memory already, with at most 10 MB. */
const WAITING = 30;

const slots = workSlots({ atOnce: DECODING_AT_ONCE, waiting: WAITING });

/**
 * Makes of a file what is kept of a photo. What is no photo is refused from its structure, before it may wait for the
 * decoder. Runs in the photo thread: a walk over 10 MB and their hash would keep every other request waiting.
 */
export async function takePhoto(bytes: Buffer): Promise<Outcome<TakenPhoto, TakeRefusal>> {
  const inspected = inspectPhoto(bytes);
  if (!inspected.ok) return inspected;
  const encoded = await slots.work(() => encodePhoto(bytes, inspected.value));
  if (encoded === null) return refused({ code: "busy" });
  if (!encoded.ok) return encoded;
  return accepted({ ...encoded.value, hash: createHash("sha256").update(bytes).digest("base64url") });
}
