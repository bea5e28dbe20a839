import type { Sharp, SharpOptions } from "sharp";
import type { PhotoRefusal } from "#contract/card/photo-refusals.ts";
import type { Pixels } from "#game/card/face/pixels.ts";
import { PHOTO_MAX_PIXELS, PHOTO_SIZES } from "#game/card/photo-limits.ts";
import { accepted, type Outcome, refused } from "#game/outcome.ts";
import { captureTime } from "./capture-time.ts";
import { type EncodedSizes, encodeSizes } from "./encode-sizes.ts";
import { type PhotoFormat, sizeRefusal } from "./inspect-photo.ts";
import { sharp } from "./sharp.ts";

/** A photo as stored: upright, in three sizes, with nothing but pixels. */
export interface EncodedPhoto extends EncodedSizes {
  /** The largest size's, in pixels. */
  readonly width: number;
  readonly height: number;
  /** The largest size before its encoding. */
  readonly pixels: Pixels;
  /** When it was taken, in epoch milliseconds; null: not in the file. */
  readonly takenAt: number | null;
}

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
    return accepted({ ...(await encodeDecoded(source)), takenAt });
  } catch (error) {
    return refused(refusalOf(error as Error, format));
  }
}

async function encodeDecoded(source: Sharp): Promise<Omit<EncodedPhoto, "takenAt">> {
  const { data, info } = await source
    .autoOrient()
    .resize({ width: PHOTO_SIZES.large, height: PHOTO_SIZES.large, fit: "inside", withoutEnlargement: true })
    .flatten({ background: "#ffffff" })
    .toColourspace("srgb")
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const pixels = { data, width: info.width, height: info.height };
  return { ...(await encodeSizes(pixels, PHOTO_SIZES)), width: info.width, height: info.height, pixels };
}

function refusalOf(error: Error, format: PhotoFormat): PhotoRefusal {
  if (/exceeds pixel limit/i.test(error.message)) {
    return { code: "photo_too_many_pixels", mostMegapixels: PHOTO_MAX_PIXELS / 1e6 };
  }
  return format === "heic" ? { code: "photo_heic" } : { code: "photo_broken" };
}
