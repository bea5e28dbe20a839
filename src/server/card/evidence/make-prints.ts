import type { Sharp } from "sharp";
import type { Corners } from "#game/card/face/corners.ts";
import { findCorners } from "#game/card/face/find-corners.ts";
import type { Pixels } from "#game/card/face/pixels.ts";
import { straighten } from "#game/card/face/straighten.ts";
import { sharp } from "#server/card/photo/sharp.ts";
import { type PhotoPrint, PRINT_SIDE, printOf } from "./photo-print.ts";

export type PrintedPart = "photo" | "card";

export type Prints = { readonly photo: PhotoPrint } & Partial<Record<PrintedPart, PhotoPrint>>;

/**
 * The work of a child process: the prints of the photo at a path and, if one is found, of the card on it. The uploader's
 * corners don't matter: moving them would hide a copy.
 */
export async function makePrints(path: string): Promise<Prints> {
  const { data, info } = await sharp(path).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const photo = { data, width: info.width, height: info.height };
  const whole = await printOfPixels(photo);
  const corners = findCorners(photo);
  if (corners === null) return { photo: whole };
  return {
    photo: whole,
    card: await printBetween(photo, corners),
  };
}

/** The print of what is between four corners. */
export async function printBetween(photo: Pixels, corners: Corners): Promise<PhotoPrint> {
  return printOfPixels(straighten(photo, corners, PRINT_SIDE, PRINT_SIDE));
}

async function printOfPixels(picture: Pixels): Promise<PhotoPrint> {
  return printFrom(opened(picture));
}

function opened({ data, width, height }: Pixels): Sharp {
  return sharp(data, { raw: { width, height, channels: 4 } }).removeAlpha();
}

/** Squeezed into a square, whatever its shape. */
async function printFrom(picture: Sharp): Promise<PhotoPrint> {
  const pixels = await picture.greyscale().resize(PRINT_SIDE, PRINT_SIDE, { fit: "fill" }).raw().toBuffer();
  return printOf({ pixels });
}
