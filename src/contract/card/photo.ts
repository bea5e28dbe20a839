import * as z from "zod/mini";

/** A photo in its three sizes. The addresses never change what they show and may be kept for ever. */
export const photoView = z.strictObject({
  /** 320, 800 and 2000 pixels on the longer side, or less where the photo itself is smaller. */
  small: z.string(),
  medium: z.string(),
  large: z.string(),
  /** Width and height of the large one, so that a page can leave room for it. */
  width: z.int(),
  height: z.int(),
  /** A blurred miniature as a data: address, to be shown until the photo is there. */
  placeholder: z.string(),
});

export type PhotoView = z.output<typeof photoView>;
