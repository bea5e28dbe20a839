import type { CardFrame } from "#web/card/corners/card-frame.ts";

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

/** The corners of a photo's card as the upload sends them; undefined: the server looks for the card. */
export function cornersText(frame: CardFrame | null): string | undefined {
  return frame === null ? undefined : JSON.stringify(frame.corners);
}
