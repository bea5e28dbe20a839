import type { Sharp } from "sharp";
import { sharp } from "#server/card/photo/sharp.ts";
import { FIND_SIDE, findCard, type Region } from "./find-card.ts";
import { type PhotoPrint, PRINT_SIDE, printOf } from "./photo-print.ts";

export type PrintedPart = "photo" | "card";

export type Prints = Partial<Record<PrintedPart, PhotoPrint>>;

/** The work of a child process: the prints of the photo at a path and, if one is found, of the card on it. */
export async function makePrints(photo: string): Promise<Prints> {
  const { data, info } = await sharp(photo)
    .resize(FIND_SIDE, FIND_SIDE, { fit: "inside" })
    .removeAlpha()
    .blur(1)
    .raw()
    .toBuffer({ resolveWithObject: true });
  const region = findCard({ pixels: data, width: info.width, height: info.height });
  const whole = await printFrom(sharp(photo));
  return region === null
    ? { photo: whole }
    : { photo: whole, card: await printFrom(await cut(photo, region)) };
}

async function cut(photo: string, { left, top, width, height }: Region): Promise<Sharp> {
  const size = await sharp(photo).metadata();
  return sharp(photo).extract({
    left: Math.round(left * size.width),
    top: Math.round(top * size.height),
    width: Math.max(1, Math.floor(width * size.width)),
    height: Math.max(1, Math.floor(height * size.height)),
  });
}

/** Squeezed into a square, whatever its shape. */
async function printFrom(picture: Sharp): Promise<PhotoPrint> {
  const pixels = await picture.greyscale().resize(PRINT_SIDE, PRINT_SIDE, { fit: "fill" }).raw().toBuffer();
  return printOf({ pixels });
}
