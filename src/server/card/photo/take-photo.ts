import { availableParallelism } from "node:os";
import type { PhotoRefusal } from "#contract/refusals.ts";
import { type Outcome, refused } from "#game/outcome.ts";
import type { Deps } from "../../deps.ts";
import type { EncodedPhoto } from "./encode-photo.ts";
import { inspectPhoto } from "./inspect-photo.ts";
import { workSlots } from "./work-slots.ts";

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
 * decoder. The bytes are taken over: nobody can use them any more.
 */
export async function takePhoto(
  { encoder }: Pick<Deps, "encoder">,
  bytes: Buffer,
): Promise<Outcome<EncodedPhoto, PhotoRefusal | { code: "busy" }>> {
  const inspected = inspectPhoto(bytes);
  if (!inspected.ok) return inspected;
  const encoded = await slots.work(() => encoder.encode(bytes, inspected.value));
  return encoded ?? refused({ code: "busy" });
}
