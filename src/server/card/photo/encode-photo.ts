import type { Sharp, SharpOptions } from "sharp";
import type { PhotoRefusal } from "#contract/card/photo-refusals.ts";
import { PHOTO_MAX_PIXELS, PHOTO_SIZES, type PhotoSize } from "#game/card/photo-limits.ts";
import { accepted, type Outcome, refused } from "#game/outcome.ts";
import { captureTime } from "./capture-time.ts";
import { type PhotoFormat, sizeRefusal } from "./inspect-photo.ts";
import { sharp } from "./sharp.ts";

/** A photo as stored: upright, in three sizes, with nothing but pixels. */
export interface EncodedPhoto {
  readonly sizes: Readonly<Record<PhotoSize, Uint8Array>>;
  /** The largest size's, in pixels. */
  readonly width: number;
  readonly height: number;
  /** A blurred miniature as a data: address. */
  readonly placeholder: string;
  /** When it was taken, in epoch milliseconds; null: not in the file. */
  readonly takenAt: number | null;
}

/** At these settings WebP looks as good as the photo; more effort costs much and saves little. */
const WEBP = { quality: 80, effort: 2 } as const;
const PLACEHOLDER_SIDE = 16;

/** The decoder's limits: one picture, few enough pixels, complete. */
const DECODING: SharpOptions = { limitInputPixels: PHOTO_MAX_PIXELS, failOn: "error", pages: 1 };

/** Decodes a photo once and encodes it in every size. Refuses what can't be decoded. */
export async function encodePhoto(
  bytes: Uint8Array,
  format: PhotoFormat,
): Promise<Outcome<EncodedPhoto, PhotoRefusal>> {
  try {
    const source = sharp(bytes, DECODING);
    const { exif, width, height } = await source.metadata();
    const refusal = sizeRefusal({ width, height });
    if (refusal !== null) return refused(refusal);
    const takenAt = exif === undefined ? null : await captureTime(exif);
    return accepted({ ...(await encodeSizes(source)), takenAt });
  } catch (error) {
    return refused(refusalOf(error as Error, format));
  }
}

async function encodeSizes(source: Sharp): Promise<Omit<EncodedPhoto, "takenAt">> {
  const { data, info } = await source
    .autoOrient()
    .resize({ width: PHOTO_SIZES.large, height: PHOTO_SIZES.large, fit: "inside", withoutEnlargement: true })
    .flatten({ background: "#ffffff" })
    .toColourspace("srgb")
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const decoded = (): Sharp => sharp(data, { raw: { width, height, channels } });
  const inside = (side: number): Sharp =>
    decoded().resize({ width: side, height: side, fit: "inside", withoutEnlargement: true });
  // In sequence, because all at once they'd need the memory of all.
  const large = await decoded().webp(WEBP).toBuffer();
  const medium = await inside(PHOTO_SIZES.medium).webp(WEBP).toBuffer();
  const small = await inside(PHOTO_SIZES.small).webp(WEBP).toBuffer();
  const miniature = await inside(PLACEHOLDER_SIDE).blur(1).webp({ quality: 40 }).toBuffer();
  const placeholder = `data:image/webp;base64,${miniature.toString("base64")}`;
  return { sizes: { small, medium, large }, width, height, placeholder };
}

function refusalOf(error: Error, format: PhotoFormat): PhotoRefusal {
  if (/exceeds pixel limit/i.test(error.message)) {
    return { code: "photo_too_many_pixels", mostMegapixels: PHOTO_MAX_PIXELS / 1e6 };
  }
  return format === "heic" ? { code: "photo_heic" } : { code: "photo_broken" };
}
