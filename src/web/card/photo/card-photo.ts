import { isEdited, NO_EDIT, type PhotoEdit } from "./crop.ts";
import { editPhoto } from "./draw-photo.ts";

/** A photo that was chosen, and what is to be sent of it. */
export interface CardPhoto {
  readonly original: File;
  readonly edit: PhotoEdit;
  /** The original itself while nothing was edited: it says when it was taken. */
  readonly file: File;
}

export function newCardPhoto(original: File): CardPhoto {
  return { original, edit: NO_EDIT, file: original };
}

/** The same photo with another edit, always made of the original, so that nothing is lost by editing twice. */
export async function withEdit({ original }: CardPhoto, edit: PhotoEdit): Promise<CardPhoto> {
  if (!isEdited(edit)) return newCardPhoto(original);
  return { original, edit, file: await editPhoto(original, edit) };
}
