import { readFile } from "node:fs/promises";
import { type PhotoSize, photoSizes } from "#game/card/photo-limits.ts";
import type { Deps } from "#server/deps.ts";
import type { PhotoView } from "#contract/card/card.ts";
import { faceWidth } from "#game/card/face/corners.ts";
import type { cardPhoto } from "#server/card/table.ts";

/** The store's folder of whole photos; each has a subfolder named by its key. No public address leads here. */
export const PHOTOS_FOLDER = "photos";
/** The store's folder of faces, which are served to everyone with the address. */
export const FACES_FOLDER = "faces";

/** The key of one size of a whole photo in the store. */
export function photoFile(key: string, size: PhotoSize): string {
  return `${PHOTOS_FOLDER}/${key}/${size}.webp`;
}

/** The key of one size of a face in the store. */
export function faceFile(key: string, size: PhotoSize): string {
  return `${FACES_FOLDER}/${key}/${size}.webp`;
}

/** Local files, by size. */
export type PicturePaths = Readonly<Record<PhotoSize, string>>;

/** Writes all sizes of a whole photo (`photoFile`) or a face (`faceFile`) under a key. */
export async function writePicture(
  { files }: Pick<Deps, "files">,
  fileOf: typeof photoFile,
  key: string,
  paths: PicturePaths,
): Promise<void> {
  for (const size of photoSizes) {
    await files.write(fileOf(key, size), await readFile(paths[size]), "image/webp");
  }
}

type StoreDeps = Pick<Deps, "files" | "log">;

/** The keys of a card's photo and of its face; null: it has none. */
export interface PictureKeys {
  readonly key: string | null;
  readonly faceKey: string | null;
}

/** Removes a photo's and a face's files. An unreachable store doesn't fail the caller: the sweep removes the rest. */
export async function removePictures(deps: StoreDeps, { key, faceKey }: PictureKeys): Promise<void> {
  if (key !== null) await removeFolder(deps, `${PHOTOS_FOLDER}/${key}`);
  if (faceKey !== null) await removeFolder(deps, `${FACES_FOLDER}/${faceKey}`);
}

async function removeFolder({ files, log }: StoreDeps, folder: string): Promise<void> {
  try {
    await files.removeFolder(folder);
  } catch (error) {
    log.warn({ err: error }, "a photo was not removed; the sweep will try again");
  }
}

/** Where faces are served. */
export const IMAGES_PATH = "/images";

/** The address of a face in a size: everyone who has it may see the face. */
export function faceUrl(faceKey: string, size: PhotoSize): string {
  return `${IMAGES_PATH}/${faceKey}/${size}.webp`;
}

/** The address of a whole photo in a size, which answers its owner and admins (`getWholePhoto`). */
export function wholePhotoUrl(cardId: number, size: PhotoSize): string {
  return `/api/cards/${cardId}/photo/${size}`;
}

type PhotoRow = typeof cardPhoto.$inferSelect;

/** A card's face as the contract shows it; null: not made yet. */
export function toFaceView({
  faceKey,
  faceHeight,
  facePlaceholder,
}: Pick<PhotoRow, "faceKey" | "faceHeight" | "facePlaceholder">): PhotoView | null {
  if (faceKey === null || faceHeight === null || facePlaceholder === null) return null;
  return {
    small: faceUrl(faceKey, "small"),
    medium: faceUrl(faceKey, "medium"),
    large: faceUrl(faceKey, "large"),
    width: faceWidth(faceHeight),
    height: faceHeight,
    placeholder: facePlaceholder,
  };
}

/** The whole photo of a card, for its owner and admins. */
export function toWholePhotoView({
  cardId,
  width,
  height,
  placeholder,
}: Pick<PhotoRow, "cardId" | "width" | "height" | "placeholder">): PhotoView {
  return {
    small: wholePhotoUrl(cardId, "small"),
    medium: wholePhotoUrl(cardId, "medium"),
    large: wholePhotoUrl(cardId, "large"),
    width,
    height,
    placeholder,
  };
}
