import type { Sharp, SharpOptions } from "sharp";
import exifr from "exifr";
import type { PhotoRefusal } from "#contract/card/photo-refusals.ts";
import type { Pixels } from "#game/card/face/pixels.ts";
import { PHOTO_MAX_PIXELS, PHOTO_SIZES, type PhotoSize } from "#game/card/photo-limits.ts";
import { accepted, type Outcome, refused } from "#game/outcome.ts";
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

/** How a block begins, by its byte order. The reader would take one that begins otherwise for a whole file. */
const BEGINNINGS: ReadonlySet<string> = new Set(["II*\0", "MM\0*"]);
/** A camera writes a few kilobytes. */
const MOST_BYTES = 1024 * 1024;
/** Digital cameras are younger; a clock that was never set says less. */
const FIRST_YEAR = 1990;
const LAST_YEAR = 2099;

/**
 * When a photo was taken, from its EXIF block; without an offset, the camera's clock counts as UTC.
 *
 * @param exif the block from sharp, with or without the leading "Exif\0\0"
 * @returns epoch milliseconds; null if the block doesn't say, or makes no sense
 */
export async function captureTime(exif: Buffer): Promise<number | null> {
  const hasPrefix = exif.subarray(0, 4).toString("latin1") === "Exif";
  const block = hasPrefix ? exif.subarray(6) : exif;
  const isBlock = BEGINNINGS.has(block.subarray(0, 4).toString("latin1")) && block.length <= MOST_BYTES;
  if (!isBlock) return null;
  try {
    const found: unknown = await exifr.parse(block, {
      pick: ["DateTimeOriginal", "OffsetTimeOriginal"],
      // Otherwise it'd treat the camera's clock as this machine's.
      reviveValues: false,
    });
    const { DateTimeOriginal: time, OffsetTimeOriginal: offset } = (found ?? {}) as Record<string, unknown>;
    return parseTime(String(time), String(offset));
  } catch {
    // A damaged or missing block.
    return null;
  }
}

function parseTime(text: string, offset: string): number | null {
  const parts = /^(\d{4}):(\d\d):(\d\d) (\d\d):(\d\d):(\d\d)$/.exec(text);
  if (parts === null) return null;
  const [, year, month, day, hour, minute, second] = parts;
  if (Number(year) < FIRST_YEAR || Number(year) > LAST_YEAR) return null;
  const zone = /^[+-]\d\d:\d\d$/.test(offset) ? offset : "Z";
  const instant = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}${zone}`);
  return Number.isNaN(instant) ? null : instant;
}
