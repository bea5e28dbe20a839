import { sharp } from "#server/card/photo/sharp.ts";
import { type GreyPicture, TURN_SIDE } from "./find-turns.ts";
import type { FullPicture } from "./pixel-tasks.ts";

/** For the reader of QR codes. */
export async function fullPicture(photo: Uint8Array): Promise<FullPicture> {
  const { data, info } = await sharp(photo).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { pixels: data, width: info.width, height: info.height };
}

/** For finding how things are turned: small, and without grain. */
export async function greyPicture(photo: Uint8Array): Promise<GreyPicture> {
  const { data, info } = await sharp(photo)
    .resize(TURN_SIDE, TURN_SIDE, { fit: "inside" })
    .greyscale()
    .blur(1)
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { pixels: data, width: info.width, height: info.height };
}

/** For the reader of text: turned back, without colour, from black to white. */
export async function upright(photo: Uint8Array, turn: number): Promise<Buffer> {
  return sharp(photo)
    .greyscale()
    .normalise()
    .rotate(-turn, { background: "#808080" })
    .png({ compressionLevel: 1 })
    .toBuffer();
}
