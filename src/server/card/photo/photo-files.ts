import { randomBytes } from "node:crypto";
import { readFile } from "node:fs/promises";
import { photoSizes, type PhotoSize } from "#game/card/photo-limits.ts";
import type { Deps } from "#server/deps.ts";

/** The store's folder of photos; each has a subfolder named by its key. */
export const PHOTOS_FOLDER = "photos";

/** Bytes of a key: too many to guess, so having the address means being allowed to see it. */
const KEY_BYTES = 16;

/** A new name for a photo. */
export function newPhotoKey(): string {
  return randomBytes(KEY_BYTES).toString("hex");
}

/** Whether a text could be the name of a photo. */
export function isPhotoKey(text: string): boolean {
  return /^[0-9a-f]{32}$/.test(text);
}

/** The key of one size of a photo in the store. */
export function photoFile(key: string, size: PhotoSize): string {
  return `${PHOTOS_FOLDER}/${key}/${size}.webp`;
}

/**
 * Writes all of a photo's sizes under a key.
 *
 * @param paths local files, by size
 */
export async function writePhoto(
  { files }: Pick<Deps, "files">,
  key: string,
  paths: Readonly<Record<PhotoSize, string>>,
): Promise<void> {
  for (const size of photoSizes) {
    await files.write(photoFile(key, size), await readFile(paths[size]), "image/webp");
  }
}

/** Removes a photo's files. An unreachable store doesn't fail the caller: the sweep removes the rest. */
export async function removePhoto({ files, log }: Pick<Deps, "files" | "log">, key: string): Promise<void> {
  try {
    await files.removeFolder(`${PHOTOS_FOLDER}/${key}`);
  } catch (error) {
    log.warn({ err: error }, "a photo was not removed; the sweep will try again");
  }
}
