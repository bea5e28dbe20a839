import * as z from "zod/mini";

/** A picture in its three sizes: a card's face, or the whole photo of it. What an address shows never changes. */
export const photoView = z.strictObject({
  /**
   * On the longer side 320, 800 and, of a face, 1400 pixels (`FACE_SIZES`), of a whole photo 2000 (`PHOTO_SIZES`); less
   * if the photo shows less.
   */
  small: z.string(),
  medium: z.string(),
  large: z.string(),
  /** Width and height of the large one, to reserve room for it. */
  width: z.int(),
  height: z.int(),
  /** A blurred miniature as a data: address, shown until the photo has loaded. */
  placeholder: z.string(),
});

export type PhotoView = z.output<typeof photoView>;
