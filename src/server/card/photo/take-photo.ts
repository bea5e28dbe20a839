import { createHash } from "node:crypto";
import type { PhotoRefusal } from "#contract/refusals.ts";
import { accepted, type Outcome } from "#game/outcome.ts";
import { type EncodedPhoto, encodePhoto } from "./encode-photo.ts";
import { inspectPhoto } from "./inspect-photo.ts";

/** What is kept of a photo, with the mark of the file as it was sent. */
export interface TakenPhoto extends EncodedPhoto {
  readonly hash: string;
}

/** Makes of a file what is kept of a photo. What is no photo is refused from its structure, before it is decoded. */
export async function takePhoto(bytes: Buffer): Promise<Outcome<TakenPhoto, PhotoRefusal>> {
  const inspected = inspectPhoto(bytes);
  if (!inspected.ok) return inspected;
  const encoded = await encodePhoto(bytes, inspected.value);
  if (!encoded.ok) return encoded;
  return accepted({ ...encoded.value, hash: createHash("sha256").update(bytes).digest("base64url") });
}
