import sharp from "sharp";
import type { Pixels } from "#game/card/face/pixels.ts";

// One thread per picture, and no cache between pictures: the worker pool alone decides how many run at a time. Import
// sharp only from here, and late, so starts don't wait for it.
sharp.concurrency(1);
sharp.cache(false);

export { sharp };

/** The pixels of the picture at a path. */
export async function readPixels(path: string): Promise<Pixels> {
  const { data, info } = await sharp(path).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}
