import * as z from "zod/mini";

/** A photo in its three sizes. What an address shows never changes, so it can be cached for ever. */
export const photoView = z.strictObject({
  /** 320, 800 and 2000 pixels on the longer side, or less if the photo itself is smaller. */
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
