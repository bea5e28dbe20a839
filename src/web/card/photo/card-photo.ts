import { checkCorners } from "#game/card/face/corners.ts";
import type { CardFrame } from "#web/card/corners/card-frame.ts";
import type { PhotoRefusal } from "#contract/card/photo-refusals.ts";
import { refusalMessage } from "#web/language/refusal-message.ts";
import { PHOTO_MAX_BYTES } from "#game/card/photo-limits.ts";

/** A chosen photo: the file is uploaded as it is, since its metadata says when the photo was taken. */
export interface CardPhoto {
  readonly file: File;
  /** Where the card is on it; null until that was looked for, or if the browser can't show the photo. */
  readonly frame: CardFrame | null;
}

export function newCardPhoto(file: File): CardPhoto {
  return { file, frame: null };
}

/** Tells the same file chosen twice. */
export function fileKeyOf({ name, size, lastModified }: File): string {
  return `${name} ${size} ${lastModified}`;
}

/**
 * The corners of a photo's card as the upload sends them; undefined: the server looks for the card. On a very narrow
 * photo, even the corners that the form starts with would be refused as too small.
 */
export function cornersText(frame: CardFrame | null): string | undefined {
  return frame !== null && checkCorners(frame.corners).ok ? JSON.stringify(frame.corners) : undefined;
}

/** Some systems give these files no type. */
const UNTYPED_PHOTO = /\.hei[cf]$/iu;

/** Why a file can't be a card photo, as far as the browser can tell (spec §5); null: it can. */
export function checkPhoto({ type, name, size }: Pick<File, "type" | "name" | "size">): string | null {
  const isImage = type.startsWith("image/") || (type === "" && UNTYPED_PHOTO.test(name));
  const refusal = refusalOf(isImage && type !== "image/svg+xml", size);
  return refusal === null ? null : refusalMessage(refusal);
}

function refusalOf(isImage: boolean, size: number): PhotoRefusal | null {
  if (!isImage) return { code: "file_not_image" };
  return size > PHOTO_MAX_BYTES ? { code: "file_too_large" } : null;
}
