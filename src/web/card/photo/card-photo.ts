import { isEdited, NO_EDIT, type PhotoEdit } from "./crop.ts";
import { editPhoto } from "./draw-photo.ts";

/** A chosen photo, and the file that will be uploaded. */
export interface CardPhoto {
  readonly original: File;
  readonly edit: PhotoEdit;
  /** The original file while unedited: its metadata says when the photo was taken. */
  readonly file: File;
}

export function newCardPhoto(original: File): CardPhoto {
  return { original, edit: NO_EDIT, file: original };
}

/** The same photo with another edit, always made from the original: editing twice doesn't lose quality. */
export async function withEdit({ original }: CardPhoto, edit: PhotoEdit): Promise<CardPhoto> {
  if (!isEdited(edit)) return newCardPhoto(original);
  return { original, edit, file: await editPhoto(original, edit) };
}
