import { accepted, type Outcome, refused } from "#game/outcome.ts";
import type { PhotoRefusal } from "#contract/card/photo-refusals.ts";
import { PHOTO_MAX_PIXELS, PHOTO_MAX_RATIO, PHOTO_MIN_SIDE } from "#game/card/photo-limits.ts";
import { holdsArchive, holdsDocument, isPhoneTrailer } from "./extra-content.ts";
import { inspectJpeg, inspectPng, inspectWebp } from "./inspect-formats.ts";
import { inspectHeif } from "./inspect-heif.ts";

/** A file's structure, read without decoding a pixel. */
export interface Structure {
  /** 0 if the structure doesn't say; the decoder's own limit then applies. */
  readonly width: number;
  readonly height: number;
  readonly isAnimated: boolean;
  /** Offset of the first byte after the image; null: the image is cut off. */
  readonly end: number | null;
}

export type PhotoFormat = "jpeg" | "png" | "webp" | "avif" | "heic";

const inspectors: Readonly<Record<PhotoFormat, (bytes: Buffer) => Structure | null>> = {
  jpeg: inspectJpeg,
  png: inspectPng,
  webp: inspectWebp,
  avif: inspectHeif,
  heic: inspectHeif,
};

/**
 * Checks a file's content before anything is decoded, and refuses what no honest photo is: other formats, animations,
 * cut-off files, too many pixels, and content after or inside the image that another program would open as a page, a
 * document or an archive. It only walks the file's structure. docs/rules.md#photos.
 */
export function inspectPhoto(bytes: Buffer): Outcome<PhotoFormat, PhotoRefusal> {
  const format = formatOf(bytes);
  if (format === null) return refused({ code: "file_not_image" });
  const structure = inspectors[format](bytes);
  if (structure === null) return refused({ code: "photo_broken" });
  const { width, height, isAnimated, end } = structure;
  if (isAnimated) return refused({ code: "photo_animated" });
  const isKnown = width > 0 && height > 0;
  const refusal = isKnown ? sizeRefusal({ width, height }) : null;
  if (refusal !== null) return refused(refusal);
  if (end === null) return refused({ code: "photo_broken" });
  const hasMore = end < bytes.length && !isPhoneTrailer(bytes.subarray(end));
  if (hasMore || holdsDocument(bytes) || holdsArchive(bytes)) {
    return refused({ code: "photo_has_extra_content" });
  }
  return accepted(format);
}

/** Why a photo of this size is refused; null: it isn't. */
export function sizeRefusal({ width, height }: Pick<Structure, "width" | "height">): PhotoRefusal | null {
  if (width * height > PHOTO_MAX_PIXELS) {
    return { code: "photo_too_many_pixels", mostMegapixels: PHOTO_MAX_PIXELS / 1e6 };
  }
  const [shorter, longer] = [Math.min(width, height), Math.max(width, height)];
  if (shorter < PHOTO_MIN_SIDE) return { code: "photo_too_small", leastPixels: PHOTO_MIN_SIDE };
  if (longer > shorter * PHOTO_MAX_RATIO) return { code: "photo_too_narrow", mostTimes: PHOTO_MAX_RATIO };
  return null;
}

/** The format by the first bytes; null: not an accepted one. */
function formatOf(bytes: Buffer): PhotoFormat | null {
  if (bytes.length < 16) return null;
  if (bytes.readUIntBE(0, 3) === 0xff_d8_ff) return "jpeg";
  if (bytes.subarray(0, 8).equals(Buffer.from("\x89PNG\r\n\x1a\n", "latin1"))) return "png";
  const text = bytes.subarray(0, 12).toString("latin1");
  if (text.startsWith("RIFF") && text.endsWith("WEBP")) return "webp";
  if (text.slice(4, 8) === "ftyp") return heifFormat(bytes);
  return null;
}

const HEIC_BRANDS = new Set(["heic", "heix", "heim", "heis", "hevc", "hevx"]);

function heifFormat(bytes: Buffer): "avif" | "heic" | null {
  const brands = bytes.subarray(8, Math.min(bytes.length, bytes.readUInt32BE(0), 128)).toString("latin1");
  const names = brands.match(/.{4}/gs) ?? [];
  if (names.some((name) => name === "avif" || name === "avis")) return "avif";
  return names.some((name) => HEIC_BRANDS.has(name)) ? "heic" : null;
}
