import type { Sharp } from "sharp";
import { findCorners } from "#game/card/face/find-corners.ts";
import type { Pixels } from "#game/card/face/pixels.ts";
import { straighten } from "#game/card/face/straighten.ts";
import { sharp } from "#server/card/photo/sharp.ts";
import { isWholePhoto, type PhotoWithCorners } from "./photo-with-corners.ts";
import { type PhotoPrint, PRINT_SIDE, printOf } from "./photo-print.ts";

/** The straightened card that a print is made from, in pixels: twice the print's points and more. */
const FACE_WIDTH = 150;
const FACE_HEIGHT = 210;

export type PrintedPart = "photo" | "card";

export type Prints = Partial<Record<PrintedPart, PhotoPrint>>;

/**
 * The work of a child process: the prints of a photo and, straightened, of the card on it. Without corners the card is
 * looked for.
 */
export async function makePrints({ path, corners }: PhotoWithCorners): Promise<Prints> {
  const photo = await printFrom(sharp(path));
  const { data, info } = await sharp(path).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const pixels = { data, width: info.width, height: info.height };
  const found = corners ?? findCorners(pixels);
  if (found === null || isWholePhoto(found, pixels)) return { photo };
  return { photo, card: await printFrom(pictureOf(straighten(pixels, found, FACE_WIDTH, FACE_HEIGHT))) };
}

function pictureOf({ data, width, height }: Pixels): Sharp {
  return sharp(data, { raw: { width, height, channels: 4 } });
}

/** Squeezed into a square, whatever its shape. */
async function printFrom(picture: Sharp): Promise<PhotoPrint> {
  const pixels = await picture
    .removeAlpha()
    .greyscale()
    .resize(PRINT_SIDE, PRINT_SIDE, { fit: "fill" })
    .raw()
    .toBuffer();
  return printOf({ pixels });
}
