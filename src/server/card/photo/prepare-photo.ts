import { createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { PhotoRefusal } from "#contract/card/photo-refusals.ts";
import { photoSizes, type PhotoSize } from "#game/card/photo-limits.ts";
import { accepted, type Outcome } from "#game/outcome.ts";
import { type EncodedPhoto, encodePhoto } from "./encode-photo.ts";
import { inspectPhoto } from "./inspect-photo.ts";

/** What we store of a photo, with the uploaded file's hash. */
export interface TakenPhoto extends Omit<EncodedPhoto, "sizes"> {
  /** Where each size was written. */
  readonly paths: Readonly<Record<PhotoSize, string>>;
  readonly hash: string;
}

/**
 * The work of a child process: makes the stored sizes of a photo and writes them next to the file. Its structure is
 * checked before anything is decoded.
 */
export async function preparePhoto(path: string): Promise<Outcome<TakenPhoto, PhotoRefusal>> {
  const bytes = await readFile(path);
  const inspected = inspectPhoto(bytes);
  if (!inspected.ok) return inspected;
  const encoded = await encodePhoto(bytes, inspected.value);
  if (!encoded.ok) return encoded;
  const { sizes, ...facts } = encoded.value;
  const pathOf = (size: PhotoSize): string => join(dirname(path), `${size}.webp`);
  for (const size of photoSizes) await writeFile(pathOf(size), sizes[size]);
  const paths = { small: pathOf("small"), medium: pathOf("medium"), large: pathOf("large") };
  const hash = createHash("sha256").update(bytes).digest("base64url");
  return accepted({ ...facts, paths, hash });
}
