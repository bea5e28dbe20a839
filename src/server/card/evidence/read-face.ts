import { straighten } from "#game/card/face/straighten.ts";
import { sharp } from "#server/card/photo/sharp.ts";
import { isWholePhoto, type PhotoWithCorners } from "./photo-with-corners.ts";
import { readText } from "./read-text.ts";

/** The face that the text is read on, in pixels: names are 25 high and more. */
const WIDTH = 800;
const HEIGHT = 1120;

/**
 * The work of a child process: the text on the card itself, straightened.
 *
 * @returns null if nobody knows where on the photo the card is
 */
export async function readFace({ path, corners }: PhotoWithCorners): Promise<string | null> {
  const { data, info } = await sharp(path).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  if (corners === null || isWholePhoto(corners, { width, height })) return null;
  const face = straighten({ data, width, height }, corners, WIDTH, HEIGHT);
  const picture = await sharp(face.data, { raw: { width: WIDTH, height: HEIGHT, channels: 4 } })
    .greyscale()
    .normalise()
    .png({ compressionLevel: 1 })
    .toBuffer();
  return readText(picture);
}
