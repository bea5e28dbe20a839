import type { Sharp } from "sharp";
import type { Pixels } from "#game/card/face/pixels.ts";
import type { PhotoSize } from "#game/card/photo-limits.ts";
import { sharp } from "./sharp.ts";

/** A picture in its three sizes, WebP. */
export interface EncodedSizes {
  readonly sizes: Readonly<Record<PhotoSize, Uint8Array>>;
  /** A blurred miniature as a data: address. */
  readonly placeholder: string;
}

/** At these settings WebP looks as good as the photo; more effort costs much and saves little. */
const WEBP = { quality: 80, effort: 2 } as const;
const PLACEHOLDER_SIDE = 16;

/** Encodes an opaque picture; the largest size is the picture itself. @param sides the longer sides in pixels */
export async function encodeSizes(
  { data, width, height }: Pixels,
  sides: Readonly<Record<PhotoSize, number>>,
): Promise<EncodedSizes> {
  const decoded = (): Sharp => sharp(data, { raw: { width, height, channels: 4 } }).removeAlpha();
  const inside = (side: number): Sharp =>
    decoded().resize({ width: side, height: side, fit: "inside", withoutEnlargement: true });
  // In sequence, because all at once they'd need the memory of all.
  const large = await decoded().webp(WEBP).toBuffer();
  const medium = await inside(sides.medium).webp(WEBP).toBuffer();
  const small = await inside(sides.small).webp(WEBP).toBuffer();
  const miniature = await inside(PLACEHOLDER_SIDE).blur(1).webp({ quality: 40 }).toBuffer();
  const placeholder = `data:image/webp;base64,${miniature.toString("base64")}`;
  return { sizes: { small, medium, large }, placeholder };
}
