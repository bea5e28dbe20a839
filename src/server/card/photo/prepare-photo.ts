import { createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { PhotoRefusal } from "#contract/card/photo-refusals.ts";
import { type Corners, FACE_SIZES, faceHeight, faceWidth, wholeCorners } from "#game/card/face/corners.ts";
import { type PhotoSize, photoSizes } from "#game/card/photo-limits.ts";
import { accepted, type Outcome } from "#game/outcome.ts";
import { findCorners } from "#game/card/face/find-corners.ts";
import type { Pixels } from "#game/card/face/pixels.ts";
import { straighten } from "#game/card/face/straighten.ts";
import { type EncodedPhoto, type EncodedSizes, encodePhoto, encodeSizes } from "./encode-photo.ts";
import { inspectPhoto } from "./inspect-photo.ts";
import type { PicturePaths } from "./photo-files.ts";
import { readPixels } from "./sharp.ts";

/** What we store of a photo, with the uploaded file's hash. */
export interface TakenPhoto extends Omit<EncodedPhoto, "sizes" | "pixels"> {
  /** Where each size was written. */
  readonly paths: PicturePaths;
  readonly hash: string;
}

/** A card's face as stored: straightened, in three sizes. */
interface EncodedFace extends EncodedSizes {
  /** The largest size's, in pixels. */
  readonly height: number;
  /** What it shows of the photo. */
  readonly corners: Corners;
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

/** The work of a child process: makes the face of a stored photo (WebP, upright), and writes it next to the file. */
export async function prepareFace(path: string): Promise<TakenFace> {
  return writeFaceBeside(path, await makeFace(await readPixels(path), null));
}

/**
 * Makes the face of the card on a photo, in a child process: half a second of CPU at most.
 *
 * @param given the uploader's corners; null: the server looks for the card, and takes the middle of a photo without one
 */
export async function makeFace(photo: Pixels, given: Corners | null): Promise<EncodedFace> {
  const corners = given ?? findCorners(photo) ?? wholeCorners(photo.width, photo.height);
  const height = faceHeight(photo, corners);
  const face = straighten(photo, corners, faceWidth(height), height);
  return { ...(await encodeSizes(face, FACE_SIZES)), height, corners };
}

/** Writes a face's sizes next to the photo it was made from. */
async function writeFaceBeside(photo: string, { sizes, ...facts }: EncodedFace): Promise<TakenFace> {
  return { ...facts, paths: await writeSizes(photo, sizes, "face-") };
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
