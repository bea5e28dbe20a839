import { isEdited, NO_EDIT, type PhotoEdit } from "./crop.ts";
import { editPhoto } from "./draw-photo.ts";

/** A chosen photo, and what will be uploaded of it. */
export interface CardPhoto {
  readonly original: File;
  readonly edit: PhotoEdit;
  /** The original itself while unedited: it says when it was taken. */
  readonly file: File;
}

export function newCardPhoto(original: File): CardPhoto {
  return { original, edit: NO_EDIT, file: original };
}

/** The same photo with another edit, always made from the original: editing twice loses nothing. */
export async function withEdit({ original }: CardPhoto, edit: PhotoEdit): Promise<CardPhoto> {
  if (!isEdited(edit)) return newCardPhoto(original);
  return { original, edit, file: await editPhoto(original, edit) };
}
