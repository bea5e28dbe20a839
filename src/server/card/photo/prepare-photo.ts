import { createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { PhotoRefusal } from "#contract/card/photo-refusals.ts";
import type { Corners } from "#game/card/face/corners.ts";
import { photoSizes, type PhotoSize } from "#game/card/photo-limits.ts";
import { accepted, type Outcome } from "#game/outcome.ts";
import { type EncodedFace, makeFace } from "#server/card/face/make-face.ts";
import { type EncodedPhoto, encodePhoto } from "./encode-photo.ts";
import type { EncodedSizes } from "./encode-sizes.ts";
import { inspectPhoto } from "./inspect-photo.ts";
import type { PicturePaths } from "./photo-files.ts";

/** What we store of a photo, with the uploaded file's hash. */
export interface TakenPhoto extends Omit<EncodedPhoto, "sizes" | "pixels"> {
  /** Where each size was written. */
  readonly paths: PicturePaths;
  readonly hash: string;
}

/** A face whose sizes were written. */
export interface TakenFace extends Omit<EncodedFace, "sizes"> {
  readonly paths: PicturePaths;
}

/** What we store of the photo of a card. */
export interface TakenCard extends TakenPhoto {
  readonly face: TakenFace;
}

/** The photo of a card; no corners: the child looks for the card. */
export interface PhotoOfCard {
  readonly path: string;
  readonly corners: Corners | null;
}

/**
 * The work of a child process: makes the stored sizes of a photo and writes them next to the file. Its structure is
 * checked before anything is decoded.
 */
export async function preparePhoto(path: string): Promise<Outcome<TakenPhoto, PhotoRefusal>> {
  const prepared = await prepare(path);
  return prepared.ok ? accepted(prepared.value.taken) : prepared;
}

/** The work of a child process: the same for an upload, with the face of the card. */
export async function prepareCard({ path, corners }: PhotoOfCard): Promise<Outcome<TakenCard, PhotoRefusal>> {
  const prepared = await prepare(path);
  if (!prepared.ok) return prepared;
  const { taken, pixels } = prepared.value;
  return accepted({ ...taken, face: await writeFaceBeside(path, await makeFace(pixels, corners)) });
}

/** Writes a face's sizes next to the photo it was made from. */
export async function writeFaceBeside(photo: string, { sizes, ...facts }: EncodedFace): Promise<TakenFace> {
  return { ...facts, paths: await writeSizes(photo, sizes, "face-") };
}

async function prepare(path: string) {
  const bytes = await readFile(path);
  const inspected = inspectPhoto(bytes);
  if (!inspected.ok) return inspected;
  const encoded = await encodePhoto(bytes, inspected.value);
  if (!encoded.ok) return encoded;
  const { sizes, pixels, ...facts } = encoded.value;
  const paths = await writeSizes(path, sizes, "");
  const hash = createHash("sha256").update(bytes).digest("base64url");
  return accepted({ taken: { ...facts, paths, hash }, pixels });
}

async function writeSizes(
  beside: string,
  sizes: EncodedSizes["sizes"],
  prefix: string,
): Promise<PicturePaths> {
  const pathOf = (size: PhotoSize): string => join(dirname(beside), `${prefix}${size}.webp`);
  for (const size of photoSizes) await writeFile(pathOf(size), sizes[size]);
  return { small: pathOf("small"), medium: pathOf("medium"), large: pathOf("large") };
}
